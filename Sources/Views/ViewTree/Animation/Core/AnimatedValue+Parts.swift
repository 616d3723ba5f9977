// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

extension AnimatedValue {
  /// Returns the component with a key path name, or `nil` if there is none.
  func component(_ name: String) -> AnimatedValue? {
    switch (self, name) {
    case (.point(let point), "x"): return .number(point.x)
    case (.point(let point), "y"): return .number(point.y)
    case (.size(let size), "width"): return .number(size.width)
    case (.size(let size), "height"): return .number(size.height)
    case (.rect(let rect), "origin"): return .point(rect.origin)
    case (.rect(let rect), "size"): return .size(rect.size)
    case (.rect(let rect), _):
      let names = name.split(separator: ".").map(String.init)
      guard names.count == 2 else { return nil }
      return names[0] == "origin"
        ? AnimatedValue.point(rect.origin).component(names[1])
        : AnimatedValue.size(rect.size).component(names[1])
    case (.transform(let map), _): return TransformParts(map).part(name)
    default: return nil
    }
  }

  /// Returns the value with a component replaced, or the value unmodified if it has no such component.
  func setting(_ name: String, to part: AnimatedValue) -> AnimatedValue {
    switch (self, name, part) {
    case (.point(let point), "x", .number(let x)): return .point(CGPoint(x: x, y: point.y))
    case (.point(let point), "y", .number(let y)): return .point(CGPoint(x: point.x, y: y))
    case (.size(let size), "width", .number(let width)):
      return .size(CGSize(width: width, height: size.height))
    case (.size(let size), "height", .number(let height)):
      return .size(CGSize(width: size.width, height: height))
    case (.rect(let rect), "origin", .point(let origin)):
      return .rect(CGRect(origin: origin, size: rect.size))
    case (.rect(let rect), "size", .size(let size)):
      return .rect(CGRect(origin: rect.origin, size: size))
    case (.rect(let rect), _, .number):
      let names = name.split(separator: ".").map(String.init)
      guard names.count == 2 else { return self }
      if names[0] == "origin" {
        return setting("origin", to: AnimatedValue.point(rect.origin).setting(names[1], to: part))
      }
      return setting("size", to: AnimatedValue.size(rect.size).setting(names[1], to: part))
    case (.transform(let map), _, _):
      return .transform(TransformParts(map).setting(name, to: part))
    default: return self
    }
  }
}
