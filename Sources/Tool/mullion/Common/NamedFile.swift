// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// A file named on the command line.
struct NamedFile {
  let path: String

  /// Checks that the file can be read.
  ///
  /// - Parameter expected: the expected kind of file, such as `a JSON file of cases`.
  /// - Throws: `CommandError` with the reason why it cannot be read, and what is expected.
  func requireReadable(_ expected: String) throws(CommandError) {
    guard let reason = reasonNotToRead else { return }
    throw CommandError("'\(path)' can't be read: \(reason); expected \(expected).")
  }

  /// Reads the file.
  ///
  /// - Parameter expected: the expected kind of file, such as `a JSON file of cases`.
  /// - Returns: its contents.
  /// - Throws: `CommandError` with the reason why it cannot be read, and what is expected.
  func read(_ expected: String) throws(CommandError) -> Data {
    try requireReadable(expected)
    do throws(WholeFileError) {
      return try WholeFile(path).read()
    } catch {
      throw CommandError("'\(path)' can't be read: \(error); expected \(expected).")
    }
  }

  /// The reason why the file cannot be read, or `nil` if it can.
  var reasonNotToRead: String? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return "there is no such file"
    }
    if isFolder.boolValue { return "it is a folder" }
    return FileManager.default.isReadableFile(atPath: path) ? nil : "permission denied"
  }

  /// Writes the file atomically.
  ///
  /// - Throws: `CommandError` with the reason of a failure.
  func write(_ data: Data) throws(CommandError) {
    do {
      try WholeFile(path).write(data)
    } catch {
      throw unwritten(error)
    }
  }

  /// Returns the error for a file that could not be written because of `error`.
  func unwritten(_ error: any Error) -> CommandError {
    CommandError("'\(path)' can't be written: \(reason(notToWrite: error)).")
  }

  private func reason(notToWrite error: any Error) -> String {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      return "it is a folder; name a file in it"
    }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
      return "there is no folder '\(folder)'; create it first"
    }
    guard isFolder.boolValue else { return "'\(folder)' is a file; name a folder" }
    guard FileManager.default.isWritableFile(atPath: folder) else {
      return "'\(folder)' is not writable; name another folder"
    }
    return Self.sentence(error)
  }

  /// Returns the system's message for `error`, without a full stop.
  static func sentence(_ error: any Error) -> String {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? error
    let system = cause as NSError
    guard system.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return String(cString: strerror(Int32(system.code))).lowercased()
  }
}
