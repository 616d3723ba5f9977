// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The configuration of snapshot assertions: the recording mode and the diff tool.
public struct SnapshotTestingConfiguration: Sendable {
  /// The configuration of the current task, or `nil` if none was set.
  @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// The tool in whose form failures list the files to compare, or `nil` for the surrounding setting.
  public var diffTool: DiffTool?
  /// The recording mode, or `nil` for the surrounding setting.
  public var record: Record?

  /// Creates a configuration; `nil` keeps the surrounding setting.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.diffTool = diffTool
    self.record = record
  }

  /// The mode that determines whether a check writes its reference.
  public struct Record: Equatable, Sendable {
    private let recording: Recording

    private init(_ recording: Recording) { self.recording = recording }

    /// Creates the mode for a Boolean of a deprecated assertion; `nil` leaves the mode open.
    init?(_ recording: Bool?) {
      guard let recording else { return nil }
      self = recording ? .all : .missing
    }

    /// Creates the mode with that name: `all`, `failed`, `missing` or `never`; `nil` if there is none.
    public init?(rawValue: String) {
      guard let recording = Recording(rawValue: rawValue) else { return nil }
      self.init(recording)
    }

    /// The mode that writes every reference, and fails the test.
    public static let all = Record(.all)
    /// The mode that writes missing and differing references, each of which fails the test.
    public static let failed = Record(.failed)
    /// The mode that writes missing references; a missing or differing one fails the test.
    public static let missing = Record(.missing)
    /// The mode that writes no reference; a missing or differing one fails the test.
    public static let never = Record(.never)

    private enum Recording: String { case all, failed, missing, never }
  }

  /// The form in which a failure lists the two files to compare.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let command: @Sendable (String, String) -> String

    /// Creates a tool from a function that returns the line for the paths of the reference and of the current
    /// result.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      command = tool
    }

    /// Creates a tool from a command that takes the two paths.
    public init(stringLiteral value: StringLiteralType) {
      self.init { "\(value) \($0) \($1)" }
    }

    /// The command of Kaleidoscope.
    public static let ksdiff: DiffTool = "ksdiff"
    /// The default tool, which lists the two paths, one per line.
    public static let `default` = DiffTool { "reference: \($0)\nnow:       \($1)" }

    /// Returns the line for the two paths.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// Creates `.all` for `true`, `.missing` for `false`.
  public init(booleanLiteral value: BooleanLiteralType) { self = value ? .all : .missing }
}

extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
  /// Creates `.default`.
  public init(nilLiteral: ()) { self = .default }
}
