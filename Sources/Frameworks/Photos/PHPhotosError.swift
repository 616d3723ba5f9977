// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The domain of this framework's errors.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// Why nothing became of a picture.
public struct PHPhotosError: Error, CustomNSError, Hashable, Sendable {
  /// The reasons there are.
  public enum Code: Int, Sendable {
    /// Something within the framework.
    case internalError = -1
    /// The person gave up.
    case userCancelled = 3072
    /// There is no library.
    case libraryVolumeOffline = 3114
    /// Files are not those of a Live Photo.
    case invalidResource = 3302
    /// The person does not allow it.
    case accessUserDenied = 3311
    /// The device does not allow it.
    case accessRestricted = 3310
  }

  /// The reason.
  public let code: Code

  /// An error with a reason.
  public init(_ code: Code) { self.code = code }

  /// The name of all errors of photos.
  public static var errorDomain: String { PHPhotosErrorDomain }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }

  /// See ``Code-swift.enum/userCancelled``.
  public static var userCancelled: Code { .userCancelled }
  /// See ``Code-swift.enum/invalidResource``.
  public static var invalidResource: Code { .invalidResource }
  /// See ``Code-swift.enum/accessRestricted``.
  public static var accessRestricted: Code { .accessRestricted }
  /// See ``Code-swift.enum/accessUserDenied``.
  public static var accessUserDenied: Code { .accessUserDenied }
}
