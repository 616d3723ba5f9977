// SPDX-License-Identifier: Apache-2.0

/// A protocol of the library with optional methods, which have default implementations here.
struct LibraryProtocol {
  /// The protocols that the protocol refines.
  let parents: [String]
  /// The requirements of every conforming type, as declarations.
  private(set) var required: [String] = []
  /// The full names of the optional methods, such as `tableView(_:didSelectRowAt:)`.
  private(set) var optional: Set<String> = []
  /// The declarations of these methods, in order.
  private(set) var declarations: [String] = []

  /// All library protocols with optional methods, by name.
  static let all: [String: LibraryProtocol] = {
    var all: [String: LibraryProtocol] = [:]
    var (name, found) = ("", LibraryProtocol(parents: []))
    var text = LibraryTable.delegates
    // Searching contiguous bytes takes a tenth of the time of searching characters.
    text.withUTF8 { bytes in
      for line in bytes.split(separator: .newline) {
        if line.starts(with: "protocol ".utf8) {
          let words = line.split(separator: .space)
          all[name] = found
          name = string(words[1])
          found = LibraryProtocol(parents: words.dropFirst(2).map(string))
        } else if line.starts(with: "required ".utf8) {
          found.required.append(string(line.dropFirst("required ".utf8.count)))
        } else {
          found.declarations.append(string(line))
          found.optional.insert(string(fullName(of: line)))
        }
      }
    }
    all[name] = found
    all[""] = nil
    return all
  }()

  /// Returns whether the library has a protocol called `name`, with or without optional methods.
  static func isProtocol(_ name: String) -> Bool { names.contains(name) }

  private static let names = LibraryTable.words(LibraryTable.protocols)

  /// Returns `bytes` as text.
  private static func string(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the full name of the method that `declaration` declares: `f(_:b:)` for `func f(_ a: Int, b:
  /// Int)`.
  private static func fullName(of declaration: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
    let text = declaration.dropFirst("func ".utf8.count)
    var name = Array(text.prefix { $0 != UInt8(ascii: "(") }) + [UInt8(ascii: "(")]
    var (depth, isLabel, previous) = (0, true, UInt8(0))
    for byte in text.dropFirst(name.count) {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")") where depth == 0:
        name.append(byte)
        return name
      case UInt8(ascii: ">") where previous == UInt8(ascii: "-"): break
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: ",") where depth == 0: isLabel = true
      case .space where isLabel && previous != UInt8(ascii: ","), UInt8(ascii: ":") where isLabel:
        name.append(UInt8(ascii: ":"))
        isLabel = false
      case .space: break
      default: if isLabel { name.append(byte) }
      }
      previous = byte
    }
    return name
  }

  /// Returns the protocol that declares an optional method, which is `name` or one that it refines, or `nil`
  /// if none does.
  static func declaring(_ method: String, in name: String) -> String? {
    guard let found = all[name] else { return nil }
    if found.optional.contains(method) { return name }
    return found.parents.lazy.compactMap { declaring(method, in: $0) }.first
  }

  /// Returns the full names of the optional methods of a protocol and of those it refines.
  static func optional(of name: String) -> Set<String> {
    guard let found = all[name] else { return [] }
    return found.parents.reduce(into: found.optional) { $0.formUnion(optional(of: $1)) }
  }

  /// The base names of all optional methods.
  static let baseNames: Set<String> = Set(
    all.values.flatMap(\.optional).map {
      String(Substring($0.utf8.prefix { $0 != UInt8(ascii: "(") }))
    })

  /// Returns the labels of the only optional method with that base name, or `nil` if there is none, or more
  /// than one.
  static func labels(ofOnly base: String) -> [String?]? {
    guard baseNames.contains(base) else { return nil }
    let found = Set(all.values.flatMap(\.optional).filter { $0.hasPrefix("\(base)(") })
    return found.count == 1 ? found.first.map { labels(of: $0) } : nil
  }

  /// Returns the labels in the full name of a method; `nil` for `_`.
  static func labels(of method: String) -> [String?] {
    method.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
      .map { label -> String? in label == "_" ? nil : String(label) }
  }
}
