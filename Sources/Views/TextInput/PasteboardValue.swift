// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionControls
import MullionViewTree

/// A value on a pasteboard, with its conversions.
struct PasteboardValue {
  private let value: Any

  init(_ value: Any) { self.value = value }

  var text: String? {
    switch value {
    case let text as String: text
    case let text as NSString: text as String
    case let url as URL: url.absoluteString
    case let url as NSURL: url.absoluteString
    case let text as NSAttributedString: text.string
    case let data as Data: String(data: data, encoding: .utf8)
    default: nil
    }
  }

  var url: URL? {
    switch value {
    case let url as URL: url
    case let url as NSURL: url as URL
    default: text.flatMap { $0.contains(":") ? URL(string: $0) : nil }
    }
  }

  var image: UIImage? {
    switch value {
    case let image as UIImage: image
    case let data as Data: UIImage(data: data)
    default: nil
    }
  }

  var color: UIColor? {
    switch value {
    case let color as UIColor: color
    case let data as Data: ColorData.color(data)
    default: nil
    }
  }

  /// The object that an item provider can carry, or `nil` if there is none, as for data.
  var object: (any NSItemProviderWriting)? {
    switch value {
    case let text as String: text as NSString
    case let url as URL: url as NSURL
    default: value is NSData ? nil : value as? any NSItemProviderWriting
    }
  }

  /// Returns the value as data of a type; `nil` if it cannot be converted.
  func data(_ type: String) -> Data? {
    switch value {
    case let data as Data: return data
    case let image as UIImage:
      return type == "public.jpeg" ? image.jpegData(compressionQuality: 0.9) : image.pngData()
    case let color as UIColor: return ColorData.data(color)
    default:
      if let text { return Data(text.utf8) }
      guard PropertyListSerialization.propertyList(value, isValidFor: .binary) else { return nil }
      return try? PropertyListSerialization.data(
        fromPropertyList: value, format: .binary, options: 0)
    }
  }
}
