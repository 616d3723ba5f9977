// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An error of a scene request.
public struct UISceneError: Error, CustomNSError, Hashable, Sendable {
  /// The error codes.
  public enum Code: Int, Sendable {
    /// The program supports only one scene.
    case multipleScenesNotSupported = 0
    /// The request was denied.
    ///
    /// - Note: Never reported on Linux.
    case requestDenied = 1
    /// A geometry request is not supported: a window is not rotated or resized by the program.
    case geometryRequestUnsupported = 100
    /// A geometry request was denied now.
    ///
    /// - Note: Never reported on Linux.
    case geometryRequestDenied = 101
  }

  /// The error code.
  public let code: Code

  /// Creates an error with the given code.
  public init(_ code: Code) {
    self.code = code
  }

  /// The error domain.
  public static var errorDomain: String { "UISceneErrorDomain" }
  /// The raw value of the code.
  public var errorCode: Int { code.rawValue }
}
