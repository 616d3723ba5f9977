// SPDX-License-Identifier: Apache-2.0

/// The kind of superclass of a class that inherits from no other class of the module.
enum ForeignSuperclass {
  /// A class of the library, or another one, that has a list of named members.
  case library
  /// No class, or a class of Foundation or XCTest, or another one without a list.
  case none
  /// A class about which nothing is known.
  case unknown

  init(of name: String?, in module: ModuleFacts) {
    guard let name else {
      self = .none
      return
    }
    if let type = module.type(named: name), type.kind != .classType {
      self = .none
    } else if let known = module.foreign.named(name) {
      self = known.lists ? .library : .none
    } else if LibraryClass.contains(TypeFacts.lastName(name)) {
      self = LibraryClass.lists(TypeFacts.lastName(name)) ? .library : .none
    } else if LibraryProtocol.isProtocol(TypeFacts.lastName(name)) {
      self = .none
    } else if Self.foundation.contains(name) || Self.protocolEndings.contains(where: name.hasSuffix)
    {
      self = .none
    } else {
      self = .unknown
    }
  }

  private static let foundation: Set<String> = [
    "NSObject", "Foundation.NSObject", "XCTestCase", "Operation", "Formatter", "DateFormatter",
    "NumberFormatter", "Thread", "URLProtocol", "NSCache", "AnyObject", "NSObjectProtocol",
    "Hashable", "Equatable", "Codable", "Sendable", "Identifiable", "CustomStringConvertible",
    "ObservableObject", "Error", "Comparable", "Encodable", "Decodable",
  ]

  private static let protocolEndings = [
    "Delegate", "DataSource", "DataSourcePrefetching", "Representable", "Protocol",
    "ContentConfiguration", "ContentView", "Transitioning", "Updating", "Restoring",
  ]
}
