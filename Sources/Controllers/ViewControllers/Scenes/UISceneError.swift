// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Why a scene did not do what it was asked for.
public struct UISceneError: Error, CustomNSError, Hashable, Sendable {
  /// The reasons there are.
  public enum Code: Int, Sendable {
    /// The program has one scene.
    case multipleScenesNotSupported = 0
    /// Nobody allows it.
    case requestDenied = 1
    /// A window is not turned or made another size at a program's wish.
    case geometryRequestUnsupported = 100
    /// A window may not be turned or made another size now.
    case geometryRequestDenied = 101
  }

  /// The reason.
  public let code: Code

  /// An error with the given reason.
  public init(_ code: Code) {
    self.code = code
  }

  /// The name of all errors of scenes.
  public static var errorDomain: String { "UISceneErrorDomain" }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
}
