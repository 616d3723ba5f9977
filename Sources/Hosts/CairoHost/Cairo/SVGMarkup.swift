// SPDX-License-Identifier: Apache-2.0

import CMullionPixbuf
import Foundation

/// The elements of an SVG file, with their references.
///
/// If GLib's parser rejects a file, because of its entities or its encoding, the elements read until then
/// remain.
final class SVGMarkup {
  /// One element.
  struct Element {
    var name: String
    var attributes: [String: String]
    /// The indices of the child elements.
    var children: [Int] = []
    /// The identifiers referenced by the attributes.
    var references: [String] = []
  }

  /// The elements in document order; the first contains the others.
  private(set) var elements: [Element] = []
  /// The indices of elements by identifier.
  private(set) var named: [String: Int] = [:]
  private var open: [Int] = []

  /// Creates the elements in `text`.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  init(_ text: [UInt8]) {
    var parser = GMarkupParser()
    parser.start_element = { _, name, names, values, me, _ in
      guard let name, let names, let values, let me else { return }
      Unmanaged<SVGMarkup>.fromOpaque(me).takeUnretainedValue()
        .begin(String(cString: name), SVGMarkup.pairs(names, values))
    }
    parser.end_element = { _, _, me, _ in
      guard let me else { return }
      Unmanaged<SVGMarkup>.fromOpaque(me).takeUnretainedValue().open.removeLast()
    }
    let me = Unmanaged.passUnretained(self).toOpaque()
    let context = g_markup_parse_context_new(&parser, GMarkupParseFlags(rawValue: 0), me, nil)
    defer { g_markup_parse_context_free(context) }
    text.withUnsafeBytes { bytes in
      _ = g_markup_parse_context_parse(
        context, bytes.bindMemory(to: gchar.self).baseAddress, gssize(bytes.count), nil)
    }
  }

  private func begin(_ name: String, _ attributes: [String: String]) {
    let index = elements.count
    var element = Element(name: name, attributes: attributes)
    element.references = attributes.flatMap(Self.references)
    elements.append(element)
    if let parent = open.last { elements[parent].children.append(index) }
    if let id = attributes["id"], named[id] == nil { named[id] = index }
    open.append(index)
  }

  /// Returns the identifiers in `#name` of a link, and in `url(#name)` of other attributes.
  private static func references(_ name: String, _ value: String) -> [String] {
    if name == "href" || name == "xlink:href" {
      return value.hasPrefix("#") ? [String(value.dropFirst())] : []
    }
    return value.components(separatedBy: "url(").dropFirst().compactMap { part in
      let inner = part.prefix { $0 != ")" }.filter { !"\"' ".contains($0) }
      return inner.hasPrefix("#") ? String(inner.dropFirst()) : nil
    }
  }

  private static func pairs(
    _ names: UnsafeMutablePointer<UnsafePointer<gchar>?>,
    _ values: UnsafeMutablePointer<UnsafePointer<gchar>?>
  ) -> [String: String] {
    var result: [String: String] = [:]
    var index = 0
    while let name = names[index], let value = values[index] {
      result[String(cString: name)] = String(cString: value)
      index += 1
    }
    return result
  }
}
