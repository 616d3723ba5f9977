// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// A two-dimensional transform split into scale, rotation and translation, which key paths can address.
struct TransformParts {
  private let map: CATransform3D
  private var scale: CGSize
  private var angle: CGFloat
  private var shift: CGPoint

  init(_ map: CATransform3D) {
    self.map = map
    let plane = CATransform3DGetAffineTransform(map)
    let across = CGFloat(hypot(Double(plane.a), Double(plane.b)))
    let area = plane.a * plane.d - plane.b * plane.c
    scale = CGSize(width: across, height: across > 0 ? area / across : 0)
    angle = CGFloat(atan2(Double(plane.b), Double(plane.a)))
    shift = CGPoint(x: plane.tx, y: plane.ty)
  }

  func part(_ name: String) -> AnimatedValue? {
    switch name {
    case "scale", "scale.x": .number(scale.width)
    case "scale.y": .number(scale.height)
    case "scale.z": .number(1)
    case "rotation", "rotation.z": .number(angle)
    case "rotation.x", "rotation.y": .number(0)
    case "translation": .size(CGSize(width: shift.x, height: shift.y))
    case "translation.x": .number(shift.x)
    case "translation.y": .number(shift.y)
    case "translation.z": .number(0)
    default: nil
    }
  }

  func setting(_ name: String, to part: AnimatedValue) -> CATransform3D {
    var parts = self
    switch (name, part) {
    case ("scale", .number(let share)): parts.scale = CGSize(width: share, height: share)
    case ("scale.x", .number(let share)): parts.scale.width = share
    case ("scale.y", .number(let share)): parts.scale.height = share
    case ("rotation", .number(let turn)), ("rotation.z", .number(let turn)): parts.angle = turn
    case ("rotation.x", .number(let turn)):
      return CATransform3DConcat(CATransform3DMakeRotation(turn, 1, 0, 0), map)
    case ("rotation.y", .number(let turn)):
      return CATransform3DConcat(CATransform3DMakeRotation(turn, 0, 1, 0), map)
    case ("translation", .size(let way)): parts.shift = CGPoint(x: way.width, y: way.height)
    case ("translation.x", .number(let way)): parts.shift.x = way
    case ("translation.y", .number(let way)): parts.shift.y = way
    default: return map
    }
    return parts.made
  }

  private var made: CATransform3D {
    CATransform3DMakeAffineTransform(
      CGAffineTransform(scaleX: scale.width, y: scale.height)
        .concatenating(CGAffineTransform(rotationAngle: angle))
        .concatenating(CGAffineTransform(translationX: shift.x, y: shift.y)))
  }
}
