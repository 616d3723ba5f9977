// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The desktop's database of MIME types, if there is one.
struct SharedMIMEInfo: Sendable {
  static let desktop = SharedMIMEInfo(folder: "/usr/share/mime")

  private let extensions: [String: [String]]
  private let types: [String: [String]]
  private let parents: [String: [String]]

  init(folder: String) {
    var extensions: [String: [(weight: Int, type: String)]] = [:]
    for line in Self.lines("\(folder)/globs2") {
      let parts = line.split(separator: ":").map(String.init)
      guard parts.count >= 3, parts[2].hasPrefix("*."), let weight = Int(parts[0]) else { continue }
      let name = String(parts[2].dropFirst(2))
      if !name.contains(where: { "*?[".contains($0) }) {
        extensions[name.lowercased(), default: []].append((weight, parts[1]))
      }
    }
    let sorted = extensions.mapValues { $0.sorted { $0.weight > $1.weight }.map(\.type) }
    self.extensions = sorted
    var types: [String: [String]] = [:]
    for (name, all) in sorted { for type in all { types[type, default: []].append(name) } }
    self.types = types.mapValues { $0.sorted { ($0.count, $0) < ($1.count, $1) } }
    var parents: [String: [String]] = [:]
    for line in Self.lines("\(folder)/subclasses") {
      let parts = line.split(separator: " ").map(String.init)
      if parts.count == 2 { parents[parts[0], default: []].append(parts[1]) }
    }
    self.parents = parents
  }

  private static func lines(_ path: String) -> [Substring] {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
  }

  /// Returns the MIME types of files with an extension, most likely first.
  func mimeTypes(ofExtension name: String) -> [String] {
    extensions[name.lowercased()] ?? []
  }

  /// Returns the filename extensions of a MIME type.
  func extensions(ofMIMEType type: String) -> [String] {
    types[type] ?? []
  }

  /// Returns the nearest system type to which a MIME type conforms, or `nil`.
  func knownAncestor(ofMIMEType type: String) -> String? {
    var waiting = [type]
    var seen: Set<String> = []
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      guard seen.insert(next).inserted else { continue }
      if let known = Catalogue.system.identifiers(next, .mimeType).first { return known }
      waiting += parents[next] ?? []
    }
    let family = String(type.prefix { $0 != "/" }) + "/*"
    return Catalogue.system.identifiers(family, .mimeType).first
  }
}
