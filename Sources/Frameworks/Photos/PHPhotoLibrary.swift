// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The user's photo library; a desktop has none.
///
/// It behaves as on a device with restricted access. The user's choice in a `PHPickerViewController` requires
/// no permission.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()

  private override init() {}

  /// Returns the shared library.
  public class func shared() -> PHPhotoLibrary { library }

  /// Returns the authorisation status; always `.restricted`.
  public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .restricted
  }

  /// Returns the authorisation status; always `.restricted`.
  public class func authorizationStatus() -> PHAuthorizationStatus { .restricted }

  /// Calls the handler on another thread with the authorisation status, always `.restricted`.
  ///
  /// No permission dialog is shown.
  public class func requestAuthorization(
    for accessLevel: PHAccessLevel,
    handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    DispatchQueue.global().async { handler(.restricted) }
  }

  /// Calls the handler on another thread with the authorisation status, always `.restricted`.
  ///
  /// No permission dialog is shown.
  public class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    requestAuthorization(for: .readWrite, handler: handler)
  }

  /// Returns the authorisation status, always `.restricted`.
  ///
  /// No permission dialog is shown.
  public class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus { .restricted }
}
