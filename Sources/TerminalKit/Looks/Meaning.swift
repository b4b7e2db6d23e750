/// What a program's cells can mean, each with its number. A theme turns meanings into colors and
/// attributes, so no drawing code names a color.
public protocol Meaning: RawRepresentable<UInt8>, CaseIterable, Sendable {
  /// What a blank cell means: number 0.
  static var plain: Self { get }
}
