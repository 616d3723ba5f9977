// SPDX-License-Identifier: Apache-2.0

internal import Foundation
private import Glibc

/// The file in which a program's keychain is stored: a property list that only the user may read.
struct KeychainFile: Sendable {
  let url: URL

  private static let controlKey = kSecAttrAccessControl as String
  private static let protectionKey = kSecAttrAccessible as String
  private static let flagsKey = "flags"

  /// The file of this program, or `nil` for a test process or one that draws a screen for the tool, whose
  /// keychain is in memory.
  static var ofProgram: KeychainFile? {
    let environment = ProcessInfo.processInfo.environment
    let program = CommandLine.arguments.first ?? ""
    guard !program.hasSuffix(".xctest"), !CommandLine.arguments.contains("--testing-library"),
      environment["MULLION_RENDER_JOB"] == nil
    else { return nil }
    let home = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let folder = home ?? "\(NSHomeDirectory())/.local/share"
    return KeychainFile(url: URL(fileURLWithPath: "\(folder)/\(Keychain.owner)/keychain.plist"))
  }

  /// Returns the contents of the file, or `nil` if it does not exist.
  func read() throws -> Data? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return try Data(contentsOf: url)
  }

  /// Replaces the contents of the file; logs that they are not encrypted when it creates the file.
  func write(_ data: Data) throws {
    let isNew = !FileManager.default.fileExists(atPath: url.path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let draft = url.path + ".new"
    unlink(draft)
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    guard descriptor >= 0 else { throw KeychainError(status: errSecIO) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try handle.write(contentsOf: data)
    try handle.synchronize()
    guard rename(draft, url.path) == 0 else { throw KeychainError(status: errSecIO) }
    if isNew { log("passwords are stored in \(url.path), which is not encrypted") }
  }

  /// Returns the property list of items.
  static func data(of items: [KeychainItem]) throws -> Data {
    let list = items.map { item -> [String: Any] in
      var attributes: [String: Any] = item.attributes
      if let control = item.attributes[kSecAttrAccessControl] as? SecAccessControl {
        attributes[Self.controlKey] = [
          Self.protectionKey: control.protection, Self.flagsKey: Int(control.flags.rawValue),
        ]
      }
      return [
        "class": item.kind, "attributes": attributes, "data": item.data,
        "reference": item.reference,
      ]
    }
    do {
      return try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    } catch {
      throw KeychainError(status: errSecParam)
    }
  }

  /// Returns the items of a property list.
  static func items(of data: Data) throws -> [KeychainItem] {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let list = list as? [[String: Any]] else { throw KeychainError(status: errSecDecode) }
    return try list.map { entry in
      guard let kind = entry["class"] as? String, let data = entry["data"] as? Data,
        let reference = entry["reference"] as? Data,
        let attributes = entry["attributes"] as? [String: Any]
      else { throw KeychainError(status: errSecDecode) }
      var values = try KeychainQuery.values(of: attributes as NSDictionary)
      if let control = attributes[controlKey] as? [String: Any],
        let protection = control[protectionKey] as? String, let flags = control[flagsKey] as? Int
      {
        values[controlKey] = SecAccessControl(
          protection: protection, flags: SecAccessControlCreateFlags(rawValue: UInt(flags)))
      }
      return KeychainItem(kind: kind, attributes: values, data: data, reference: reference)
    }
  }

  private func log(_ text: String) {
    FileHandle.standardError.write(Data("Keychain: \(text)\n".utf8))
  }
}
