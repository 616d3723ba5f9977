// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The members of `CALayer` that are accessible by name, for nibs and key-value coding.
@MainActor
enum LayerMembers {
  static let list: [_NamedMember] = [
    .property("frame", \CALayer.frame),
    .property("bounds", \CALayer.bounds),
    .property("position", \CALayer.position),
    .property("anchorPoint", \CALayer.anchorPoint),
    .property("zPosition", \CALayer.zPosition),
    .property("opacity", \CALayer.opacity),
    .property("isHidden", \CALayer.isHidden),
    .property("cornerRadius", \CALayer.cornerRadius),
    .property("masksToBounds", \CALayer.masksToBounds),
    .property("borderWidth", \CALayer.borderWidth),
    .property("borderColor", \CALayer.borderColor),
    .property("backgroundColor", \CALayer.backgroundColor),
    .property("shadowColor", \CALayer.shadowColor),
    .property("shadowOpacity", \CALayer.shadowOpacity),
    .property("shadowOffset", \CALayer.shadowOffset),
    .property("shadowRadius", \CALayer.shadowRadius),
  ]

  /// Returns the value of the property `key` of a new layer, or `nil` if there is no such property or value.
  static func initial(_ key: String) -> Any? {
    let layer = CALayer()
    return KeyedMembers.property(key, of: layer).flatMap { KeyedMembers.content($0.read(layer)) }
  }
}
