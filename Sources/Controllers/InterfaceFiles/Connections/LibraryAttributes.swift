// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The attributes of views and layers that files set by key path.
@MainActor
enum LibraryAttributes {
  /// The key paths of all attributes of a view itself.
  static let names: Set<String> = [
    "alpha", "hidden", "isHidden", "clipsToBounds", "tag", "backgroundColor", "tintColor",
    "accessibilityIdentifier", "accessibilityLabel", "isAccessibilityElement",
  ]

  /// Sets the attribute at `path`, and returns whether the object's library class has it.
  static func set(_ value: Any?, _ path: String, of object: NSObject) -> Bool {
    guard let view = object as? UIView else { return false }
    let number = (value as? NSNumber)?.doubleValue
    let flag = (value as? NSNumber)?.boolValue
    if path.hasPrefix("layer.") { return set(value, String(path.dropFirst(6)), of: view.layer) }
    switch path {
    case "alpha": number.map { view.alpha = CGFloat($0) }
    case "hidden", "isHidden": flag.map { view.isHidden = $0 }
    case "clipsToBounds": flag.map { view.clipsToBounds = $0 }
    case "tag": number.map { view.tag = Int($0) }
    case "backgroundColor": view.backgroundColor = value as? UIColor
    case "tintColor": view.tintColor = value as? UIColor
    case "accessibilityIdentifier": view.accessibilityIdentifier = value as? String
    case "accessibilityLabel": view.accessibilityLabel = value as? String
    case "isAccessibilityElement": flag.map { view.isAccessibilityElement = $0 }
    default: return false
    }
    return true
  }

  private static func set(_ value: Any?, _ name: String, of layer: CALayer) -> Bool {
    let number = (value as? NSNumber)?.doubleValue
    switch name {
    case "cornerRadius": number.map { layer.cornerRadius = CGFloat($0) }
    case "borderWidth": number.map { layer.borderWidth = CGFloat($0) }
    case "masksToBounds": (value as? NSNumber).map { layer.masksToBounds = $0.boolValue }
    case "shadowOpacity": number.map { layer.shadowOpacity = Float($0) }
    case "shadowRadius": number.map { layer.shadowRadius = CGFloat($0) }
    case "shadowOffset": (value as? CGSize).map { layer.shadowOffset = $0 }
    case "opacity": number.map { layer.opacity = Float($0) }
    case "zPosition": number.map { layer.zPosition = CGFloat($0) }
    default: return false
    }
    return true
  }
}
