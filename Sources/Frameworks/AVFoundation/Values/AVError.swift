// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The error domain of this framework.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// An error in reading a media file.
public struct AVError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
  /// The code of an error.
  public enum Code: Int, Sendable {
    /// An error without a specific code; its failure reason describes it.
    case unknown = -11800
    /// Insufficient memory.
    case outOfMemory = -11801
    /// Media data that cannot be decoded.
    case decodeFailed = -11821
    /// An unknown file format.
    case fileFormatNotRecognized = -11828
    /// A damaged file.
    case fileFailedToParse = -11829
    /// A time without an image.
    case noImageAtTime = -11832
    /// A codec without a decoder.
    case decoderNotFound = -11833
    /// An operation that the asset does not support.
    case operationNotSupportedForAsset = -11838
    /// A cancelled operation.
    case operationCancelled = -11878
  }

  /// The code of the error.
  public let code: Code
  private let words: String
  private static let sentence = "The film or sound could not be read."

  /// Creates an error with the given code.
  public init(_ code: Code) { self.init(code, "") }

  /// Creates an error with GStreamer's message.
  init(_ code: Code, _ words: String) {
    self.code = code
    self.words = words
  }

  /// The error domain, ``AVFoundationErrorDomain``.
  public static var errorDomain: String { AVFoundationErrorDomain }
  /// The numeric value of the code.
  public var errorCode: Int { code.rawValue }
  /// The localized description, and the failure reason if there is one.
  public var errorUserInfo: [String: Any] {
    var words: [String: Any] = [NSLocalizedDescriptionKey: Self.sentence]
    if let failureReason { words[NSLocalizedFailureReasonErrorKey] = failureReason }
    return words
  }
  /// The description of the error for the user, always the same English text.
  public var errorDescription: String? { Self.sentence }
  /// The reason of the failure, such as a message of GStreamer; `nil` if there is none.
  public var failureReason: String? { words.isEmpty ? nil : words }

  /// Returns whether two errors have the same code.
  public static func == (lhs: AVError, rhs: AVError) -> Bool { lhs.code == rhs.code }

  /// Hashes the code.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }

  /// The code ``Code-swift.enum/unknown``.
  public static var unknown: Code { .unknown }
  /// The code ``Code-swift.enum/decodeFailed``.
  public static var decodeFailed: Code { .decodeFailed }
  /// The code ``Code-swift.enum/fileFormatNotRecognized``.
  public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
  /// The code ``Code-swift.enum/noImageAtTime``.
  public static var noImageAtTime: Code { .noImageAtTime }
  /// The code ``Code-swift.enum/decoderNotFound``.
  public static var decoderNotFound: Code { .decoderNotFound }
  /// The code ``Code-swift.enum/operationCancelled``.
  public static var operationCancelled: Code { .operationCancelled }
}

extension AVError.Code {
  /// Returns whether an error has this code, for `catch AVError.decodeFailed`.
  public static func ~= (code: AVError.Code, error: any Error) -> Bool {
    (error as? AVError)?.code == code
  }
}
