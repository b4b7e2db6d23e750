import Foundation

// Lines and forms: an app may make them, and they are not drawn.
public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

public struct CGAffineTransform: Equatable, Sendable {
  public var a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
  public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }
  public init(rotationAngle angle: CGFloat) {
    let sine = sin(Double(angle))
    let cosine = cos(Double(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }
  public static let identity = CGAffineTransform()
  public var isIdentity: Bool { self == .identity }
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
  }
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    if determinant == 0 { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

@preconcurrency @MainActor open class CALayer: NSObject {
  public var frame = CGRect.zero
  public var bounds = CGRect.zero
  public var position = CGPoint.zero
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  public var cornerRadius: CGFloat = 0
  public var cornerCurve = CALayerCornerCurve.circular
  public var maskedCorners: CACornerMask = []
  public var borderWidth: CGFloat = 0
  public var borderColor: CGColor?
  public var backgroundColor: CGColor?
  public var masksToBounds = false
  public var shadowColor: CGColor?
  public var shadowOpacity: Float = 0
  public var shadowOffset = CGSize.zero
  public var shadowRadius: CGFloat = 3
  public var shadowPath: CGPath?
  public var opacity: Float = 1
  public var isHidden = false
  public var zPosition: CGFloat = 0
  public var mask: CALayer?
  public var contents: Any?
  public private(set) var sublayers: [CALayer]?
  public override init() { super.init() }
  public func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    var all = sublayers ?? []
    all.insert(layer, at: min(Int(index), all.count))
    sublayers = all
  }
  public func removeFromSuperlayer() {}
  public func setNeedsDisplay() {}
  public func add(_ animation: CAAnimation, forKey key: String?) { animation.end() }
  public func removeAllAnimations() {}
  public func removeAnimation(forKey key: String) {}
}
public enum CALayerCornerCurve: Sendable { case circular, continuous }
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
open class CAGradientLayer: CALayer {
  public var colors: [Any]?
  public var locations: [NSNumber]?
  public var startPoint = CGPoint.zero
  public var endPoint = CGPoint(x: 0, y: 1)
}
open class CAShapeLayer: CALayer {
  public var path: CGPath?
  public var fillColor: CGColor?
  public var strokeColor: CGColor?
  public var lineWidth: CGFloat = 1
  public var lineCap = CAShapeLayerLineCap.butt
  public var strokeStart: CGFloat = 0
  public var strokeEnd: CGFloat = 1
}
public enum CAShapeLayerLineCap: Sendable { case butt, round, square }

@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
  func animationDidStop(_ animation: CAAnimation, finished flag: Bool)
}
extension CAAnimationDelegate {
  public func animationDidStop(_ animation: CAAnimation, finished flag: Bool) {}
}
/// What is animated is done at once.
@preconcurrency @MainActor open class CAAnimation: NSObject {
  public var duration: TimeInterval = 0
  public var repeatCount: Float = 0
  public var autoreverses = false
  public var fillMode = CAMediaTimingFillMode.removed
  public var isRemovedOnCompletion = true
  public var timingFunction: CAMediaTimingFunction?
  public var beginTime: TimeInterval = 0
  public weak var delegate: CAAnimationDelegate?
  func end() { delegate?.animationDidStop(self, finished: true) }
}
open class CABasicAnimation: CAAnimation {
  public var fromValue: Any?
  public var toValue: Any?
  public var byValue: Any?
  public let keyPath: String?
  public init(keyPath: String?) { self.keyPath = keyPath }
}
open class CASpringAnimation: CABasicAnimation {
  public var damping: CGFloat = 10
  public var stiffness: CGFloat = 100
  public var mass: CGFloat = 1
  public var initialVelocity: CGFloat = 0
}
open class CAKeyframeAnimation: CAAnimation {
  public var values: [Any]?
  public var keyTimes: [NSNumber]?
  public let keyPath: String?
  public init(keyPath: String?) { self.keyPath = keyPath }
}
public enum CAMediaTimingFillMode: Sendable { case removed, forwards, backwards, both }
public struct CAMediaTimingFunctionName: Sendable {
  public static let linear = CAMediaTimingFunctionName(), easeIn = CAMediaTimingFunctionName()
  public static let easeOut = CAMediaTimingFunctionName()
  public static let easeInEaseOut = CAMediaTimingFunctionName()
}
public final class CAMediaTimingFunction: NSObject {
  public init(name: CAMediaTimingFunctionName) {}
}
@MainActor public enum CATransaction {
  public static func begin() {}
  public static func commit() {}
  public static func setDisableActions(_ flag: Bool) {}
  public static func setAnimationDuration(_ duration: TimeInterval) {}
  public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}

public class CGPath: @unchecked Sendable {}
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public override init() {}
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func closeSubpath() {}
}
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1), topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: 15)
}
@preconcurrency @MainActor public final class UIBezierPath: NSObject {
  public var lineWidth: CGFloat = 1
  public var lineCapStyle = CGLineCap.butt
  public var lineJoinStyle = CGLineJoin.miter
  public var cgPath: CGPath { CGMutablePath() }
  public override init() { super.init() }
  public convenience init(rect: CGRect) { self.init() }
  public convenience init(ovalIn rect: CGRect) { self.init() }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init() }
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init() }
  public convenience init(
    arcCenter: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) { self.init() }
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {}
  public func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {}
  public func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {}
  public func close() {}
  public func stroke() {}
  public func fill() {}
  public func addClip() {}
  public func append(_ path: UIBezierPath) {}
}
