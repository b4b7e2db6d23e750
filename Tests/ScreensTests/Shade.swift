import Foundation
import TerminalKit

@testable import Screens
@testable import Workbench

/// A way of seeing colours: what it makes of linear red, green and blue. The matrices are those of
/// Machado, Oliveira and Fernandes (2009), for eyes that lack one kind of cones altogether.
struct Vision: Sendable, CustomStringConvertible {
  var name: String
  var rows: [[Double]]
  var description: String { name }

  static let usual = Vision(name: "usual", rows: [[1, 0, 0], [0, 1, 0], [0, 0, 1]])
  static let protanopia = Vision(
    name: "protanopia",
    rows: [
      [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ])
  static let deuteranopia = Vision(
    name: "deuteranopia",
    rows: [
      [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
      [-0.011820, 0.042940, 0.968881],
    ])
  static let tritanopia = Vision(
    name: "tritanopia",
    rows: [
      [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.303900],
    ])
  static let all = [usual, protanopia, deuteranopia, tritanopia]
}

/// A colour as light: linear red, green and blue.
struct Shade {
  var light: [Double]

  /// The shade of a number of xterm's palette; nil below 16, where it is the user's choice.
  init?(_ color: Theme.Color) {
    let number = Int(color.number)
    let bytes: [Int]
    switch number {
    case 16..<232:
      let levels = [0, 95, 135, 175, 215, 255]
      let place = number - 16
      bytes = [levels[place / 36], levels[place / 6 % 6], levels[place % 6]]
    case 232..<256: bytes = Array(repeating: 8 + 10 * (number - 232), count: 3)
    default: return nil
    }
    light = bytes.map {
      let value = Double($0) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
  }

  private var luminance: Double { 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2] }

  /// The contrast of WCAG, from 1 to 21.
  func contrast(_ other: Shade) -> Double {
    let (less, more) = (min(luminance, other.luminance), max(luminance, other.luminance))
    return (more + 0.05) / (less + 0.05)
  }

  func seen(by vision: Vision) -> Shade {
    var shade = self
    shade.light = vision.rows.map { row in
      min(1, max(0, row[0] * light[0] + row[1] * light[1] + row[2] * light[2]))
    }
    return shade
  }

  /// How far apart people find two colours: the distance in CIE L*a*b*, where 2 can just be seen.
  func distance(_ other: Shade) -> Double {
    zip(lab, other.lab).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  private var lab: [Double] {
    func root(_ value: Double) -> Double {
      value > 0.008856 ? pow(value, 1.0 / 3) : 7.787 * value + 16.0 / 116
    }
    let x = root((0.4124 * light[0] + 0.3576 * light[1] + 0.1805 * light[2]) / 0.95047)
    let y = root(luminance)
    let z = root((0.0193 * light[0] + 0.1192 * light[1] + 0.9505 * light[2]) / 1.08883)
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
  }
}
