// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The error domain of this framework.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// An error in the access to photos.
public struct PHPhotosError: Error, CustomNSError, Hashable, Sendable {
  /// The code of an error.
  public enum Code: Int, Sendable {
    /// An internal error.
    case internalError = -1
    /// A cancellation by the user.
    case userCancelled = 3072
    /// A photo library on a volume that is offline.
    case libraryVolumeOffline = 3114
    /// Files that are not those of a Live Photo.
    case invalidResource = 3302
    /// Access denied by the user.
    case accessUserDenied = 3311
    /// Restricted access.
    case accessRestricted = 3310
  }

  /// The code of the error.
  public let code: Code

  /// Creates an error with the given code.
  public init(_ code: Code) { self.code = code }

  /// The error domain, `PHPhotosErrorDomain`.
  public static var errorDomain: String { PHPhotosErrorDomain }
  /// The numeric value of the code.
  public var errorCode: Int { code.rawValue }

  /// The code ``Code-swift.enum/userCancelled``.
  public static var userCancelled: Code { .userCancelled }
  /// The code ``Code-swift.enum/invalidResource``.
  public static var invalidResource: Code { .invalidResource }
  /// The code ``Code-swift.enum/accessRestricted``.
  public static var accessRestricted: Code { .accessRestricted }
  /// The code ``Code-swift.enum/accessUserDenied``.
  public static var accessUserDenied: Code { .accessUserDenied }
}
