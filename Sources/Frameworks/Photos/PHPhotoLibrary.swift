// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The person's photo library: a desktop has none.
///
/// A program finds what it finds on a device on which it may not use the library. What a person chooses in a
/// `PHPickerViewController` needs no permission.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()

  private override init() {}

  /// The library.
  public class func shared() -> PHPhotoLibrary { library }

  /// Whether the program may use the library: restricted.
  public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .restricted
  }

  /// Whether the program may use the library: restricted.
  public class func authorizationStatus() -> PHAuthorizationStatus { .restricted }

  /// Tells, on another thread, whether the program may use the library: restricted, and nobody is asked.
  public class func requestAuthorization(
    for accessLevel: PHAccessLevel,
    handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    DispatchQueue.global().async { handler(.restricted) }
  }

  /// Tells, on another thread, whether the program may use the library: restricted, and nobody is asked.
  public class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    requestAuthorization(for: .readWrite, handler: handler)
  }

  /// Whether the program may use the library: restricted, and nobody is asked.
  public class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus { .restricted }
}
