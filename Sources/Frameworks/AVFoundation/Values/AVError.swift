// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The domain of this framework's errors.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// Why a film or sound could not be read.
public struct AVError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    /// Something that has no code of its own; the underlying words say what.
    case unknown = -11800
    /// Memory is short.
    case outOfMemory = -11801
    /// A picture or a sound can't be decoded.
    case decodeFailed = -11821
    /// The file is of no kind that is known here.
    case fileFormatNotRecognized = -11828
    /// The file is broken.
    case fileFailedToParse = -11829
    /// There is no picture at the moment.
    case noImageAtTime = -11832
    /// Nothing decodes the codec here.
    case decoderNotFound = -11833
    /// There is no such operation for this.
    case operationNotSupportedForAsset = -11838
    /// It was given up.
    case operationCancelled = -11878
  }

  /// What went wrong.
  public let code: Code
  private let words: String
  private static let sentence = "The film or sound could not be read."

  /// An error.
  public init(_ code: Code) { self.init(code, "") }

  /// An error, with what GStreamer says.
  init(_ code: Code, _ words: String) {
    self.code = code
    self.words = words
  }

  /// ``AVFoundationErrorDomain``.
  public static var errorDomain: String { AVFoundationErrorDomain }
  /// The code's number.
  public var errorCode: Int { code.rawValue }
  /// What GStreamer says.
  public var errorUserInfo: [String: Any] {
    var words: [String: Any] = [NSLocalizedDescriptionKey: Self.sentence]
    if let failureReason { words[NSLocalizedFailureReasonErrorKey] = failureReason }
    return words
  }
  /// A sentence for people.
  public var errorDescription: String? { Self.sentence }
  /// What GStreamer says; nil: nothing.
  public var failureReason: String? { words.isEmpty ? nil : words }

  /// Whether both say that the same went wrong.
  public static func == (lhs: AVError, rhs: AVError) -> Bool { lhs.code == rhs.code }

  /// Feeds what went wrong.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }

  /// See ``Code-swift.enum/unknown``.
  public static var unknown: Code { .unknown }
  /// See ``Code-swift.enum/decodeFailed``.
  public static var decodeFailed: Code { .decodeFailed }
  /// See ``Code-swift.enum/fileFormatNotRecognized``.
  public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
  /// See ``Code-swift.enum/noImageAtTime``.
  public static var noImageAtTime: Code { .noImageAtTime }
  /// See ``Code-swift.enum/decoderNotFound``.
  public static var decoderNotFound: Code { .decoderNotFound }
  /// See ``Code-swift.enum/operationCancelled``.
  public static var operationCancelled: Code { .operationCancelled }
}

extension AVError.Code {
  /// Whether an error is one with this code, in `catch AVError.decodeFailed`.
  public static func ~= (code: AVError.Code, error: any Error) -> Bool {
    (error as? AVError)?.code == code
  }
}
