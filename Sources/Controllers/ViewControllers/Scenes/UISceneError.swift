// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An error of a scene request.
public struct UISceneError: Error, CustomNSError, Hashable, Sendable {
  /// The error codes.
  public enum Code: Int, Sendable {
    /// The error of a request for a further scene in a program that supports only one.
    case multipleScenesNotSupported = 0
    /// The error of a denied request.
    ///
    /// - Note: Never reported on Linux.
    case requestDenied = 1
    /// The error of an unsupported geometry request, because the program does not rotate or resize a window.
    case geometryRequestUnsupported = 100
    /// The error of a geometry request that is denied at the moment.
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
