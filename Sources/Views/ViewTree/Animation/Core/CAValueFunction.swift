// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry

/// A function from the numbers of an animation to transforms, for example to rotate a layer by more than half
/// a turn.
///
///     let turn = CABasicAnimation(keyPath: "transform")
///     turn.valueFunction = CAValueFunction(name: .rotateZ)
///     (turn.fromValue, turn.toValue) = (0, 4 * Double.pi)
open class CAValueFunction: NSObject {
  /// The name of the function.
  public let name: CAValueFunctionName

  /// Creates the function with a name, or returns `nil` for an unknown name.
  public init?(name: CAValueFunctionName) {
    guard Self.known.contains(name) else { return nil }
    self.name = name
    super.init()
  }

  private static let known: Set<CAValueFunctionName> = [
    .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX,
    .translateY, .translateZ,
  ]

  /// The numbers that result in the identity transform.
  var neutral: AnimatedValue {
    switch name {
    case .scale: .list([.number(1), .number(1), .number(1)])
    case .translate: .list([.number(0), .number(0), .number(0)])
    case .scaleX, .scaleY, .scaleZ: .number(1)
    default: .number(0)
    }
  }

  /// Returns the transform for `value`.
  func map(_ value: AnimatedValue) -> AnimatedValue {
    let numbers: [CGFloat] =
      switch value {
      case .number(let number): [CGFloat(number)]
      case .list(let values): values.map { if case .number(let one) = $0 { one } else { 0 } }
      default: []
      }
    guard let first = numbers.first else { return .transform(CATransform3DIdentity) }
    let all = numbers.count == 3 ? numbers : [first, first, first]
    let map =
      switch name {
      case .rotateX: CATransform3DMakeRotation(first, 1, 0, 0)
      case .rotateY: CATransform3DMakeRotation(first, 0, 1, 0)
      case .rotateZ: CATransform3DMakeRotation(first, 0, 0, 1)
      case .scale: CATransform3DMakeScale(all[0], all[1], all[2])
      case .scaleX: CATransform3DMakeScale(first, 1, 1)
      case .scaleY: CATransform3DMakeScale(1, first, 1)
      case .scaleZ: CATransform3DMakeScale(1, 1, first)
      case .translate: CATransform3DMakeTranslation(all[0], all[1], all[2])
      case .translateX: CATransform3DMakeTranslation(first, 0, 0)
      case .translateY: CATransform3DMakeTranslation(0, first, 0)
      case .translateZ: CATransform3DMakeTranslation(0, 0, first)
      default: CATransform3DIdentity
      }
    return .transform(map)
  }
}
