// SPDX-License-Identifier: Apache-2.0

public import Foundation

// A desktop gives no program less than its user may use, so nothing has to be asked for.
extension URL {
  /// Whether the program may use the file from now on, as far as its user may: yes, of an address of a file.
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

  /// Would give up the use of the file, if it had been asked for; the program can use it still.
  public func stopAccessingSecurityScopedResource() {}
}
