// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The desktop's spelling dictionaries, through the Enchant library if it can be loaded.
@MainActor
final class SpellingLibrary {
  /// The library of the process.
  static let shared = SpellingLibrary()

  private typealias Pointer = UnsafeMutableRawPointer
  private typealias Text = UnsafePointer<CChar>
  private typealias Describe =
    @convention(c) (Text?, Text?, Text?, Text?, UnsafeMutableRawPointer?) -> Void

  private let library: UnsafeMutableRawPointer?
  private let broker: UnsafeMutableRawPointer?
  private var known: [String: SpellingDictionary?] = [:]

  private init() {
    library =
      dlopen("libenchant-2.so.2", RTLD_LAZY | RTLD_LOCAL)
      ?? dlopen("libenchant-2.so", RTLD_LAZY | RTLD_LOCAL)
    let make = Self.function(
      "enchant_broker_init", library, (@convention(c) () -> UnsafeMutableRawPointer?).self)
    broker = make?()
  }

  /// Returns the dictionary of a language such as `en-GB` or `en_GB`, or of the language without a region or
  /// with another one.
  ///
  /// - Returns: `nil` if there is none.
  func dictionary(_ language: String) -> SpellingDictionary? {
    let tag = language.replacingOccurrences(of: "-", with: "_")
    if let found = known[tag] { return found }
    let plain = tag.split(separator: "_").first.map(String.init) ?? tag
    let similar = languages.first { $0 == plain || $0.hasPrefix(plain + "_") }
    let found = made(tag) ?? made(plain) ?? similar.flatMap(made)
    known[tag] = .some(found)
    return found
  }

  private func made(_ tag: String) -> SpellingDictionary? {
    typealias Request = @convention(c) (UnsafeMutableRawPointer?, Text?) -> UnsafeMutableRawPointer?
    guard let broker,
      let request = Self.function("enchant_broker_request_dict", library, Request.self),
      let pointer = request(broker, tag)
    else { return nil }
    return SpellingDictionary(pointer, library)
  }

  /// The languages with dictionaries, in alphabetical order.
  private(set) lazy var languages: [String] = {
    typealias List =
      @convention(c) (UnsafeMutableRawPointer?, Describe, UnsafeMutableRawPointer?) -> Void
    guard let broker, let list = Self.function("enchant_broker_list_dicts", library, List.self)
    else { return [] }
    final class Names { var all: Set<String> = [] }
    let names = Names()
    list(
      broker,
      { tag, _, _, _, data in
        guard let tag, let data else { return }
        Unmanaged<Names>.fromOpaque(data).takeUnretainedValue().all.insert(String(cString: tag))
      }, Unmanaged.passUnretained(names).toOpaque())
    return names.all.sorted()
  }()

  /// Returns a function of the library; `nil` if it does not exist.
  static func function<Function>(
    _ name: String, _ library: UnsafeMutableRawPointer?, _ type: Function.Type
  ) -> Function? {
    guard let library, let symbol = dlsym(library, name) else { return nil }
    return unsafeBitCast(symbol, to: type)
  }
}
