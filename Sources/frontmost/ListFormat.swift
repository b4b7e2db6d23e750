import ArgumentParser

/// How a command writes a list. The schemas of JSON are in Documentation/Schemas.
enum ListFormat: String, ExpressibleByArgument, CaseIterable { case text, json }
