// SPDX-License-Identifier: Apache-2.0

public import Foundation

// On the desktop a program may access every file that its user may, so no permission has to be requested.
extension URL {
  /// Returns whether the app can access the file; `true` for a file URL.
  ///
  /// - Note: Has no effect on Linux: apps can access all files of their user.
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

  /// Ends access to the file.
  ///
  /// - Note: Has no effect on Linux: the file remains accessible.
  public func stopAccessingSecurityScopedResource() {}
}
