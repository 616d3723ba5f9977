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
    /// There is not enough memory.
    case outOfMemory = -11801
    /// The media data cannot be decoded.
    case decodeFailed = -11821
    /// The file format is unknown.
    case fileFormatNotRecognized = -11828
    /// The file is damaged.
    case fileFailedToParse = -11829
    /// There is no image at the time.
    case noImageAtTime = -11832
    /// There is no decoder for the codec.
    case decoderNotFound = -11833
    /// The operation is not supported for the asset.
    case operationNotSupportedForAsset = -11838
    /// The operation was cancelled.
    case operationCancelled = -11878
  }

  /// The code of the error.
  public let code: Code
  private let words: String
  private static let sentence = "The film or sound could not be read."

  /// Creates an error.
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
  /// A localized description for the user.
  public var errorDescription: String? { Self.sentence }
  /// GStreamer's message; `nil` if there is none.
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
