// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import Synchronization

/// The keychain of the process.
final class Keychain: Sendable {
  /// The keychain of this program: in memory for tests and drawn screens, in a file for others.
  static let shared = Keychain(file: KeychainFile.ofProgram)

  /// The identifier of the program's bundle, or its name: the access group of items that name none, and the
  /// folder of the file.
  static var owner: String {
    Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
  }

  private let file: KeychainFile?
  /// The items of a keychain without a file; locked during operations on the file as well.
  private let stored = Mutex<Data?>(nil)

  /// Creates a keychain in a file, or in memory.
  init(file: KeychainFile?) { self.file = file }

  /// Returns the items.
  func items() throws -> [KeychainItem] {
    try stored.withLock { try read($0) }
  }

  /// Changes the items; if `change` throws, they stay as they are.
  func change(_ change: (inout [KeychainItem]) throws -> Void) throws {
    try stored.withLock { stored in
      var items = try read(stored)
      try change(&items)
      let data = try KeychainFile.data(of: items)
      guard let file else {
        stored = data
        return
      }
      try file.write(data)
    }
  }

  private func read(_ stored: Data?) throws -> [KeychainItem] {
    try (file == nil ? stored : file?.read()).map(KeychainFile.items) ?? []
  }
}
