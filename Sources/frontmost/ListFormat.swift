import ArgumentParser

/// How a command writes what it lists. The schemas of what is JSON are in Documentation/Schemas.
enum ListFormat: String, ExpressibleByArgument, CaseIterable { case text, json }
