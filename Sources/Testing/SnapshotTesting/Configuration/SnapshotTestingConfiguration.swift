// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How assertions of snapshots behave: what they write, and how they tell which files to compare.
public struct SnapshotTestingConfiguration: Sendable {
  /// What is in force in this task; nil: nothing was said.
  @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// How failures say which files to compare; nil: nothing is said here.
  public var diffTool: DiffTool?
  /// What is written; nil: nothing is said here.
  public var record: Record?

  /// How assertions behave; nil says nothing.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.diffTool = diffTool
    self.record = record
  }

  /// When a reference is written by the run that checks it.
  public struct Record: Equatable, Sendable {
    private let recording: Recording

    private init(_ recording: Recording) { self.recording = recording }

    /// What an older assertion means by whether it records; nil: it leaves that open.
    init?(_ recording: Bool?) {
      guard let recording else { return nil }
      self = recording ? .all : .missing
    }

    /// The one of that name: `all`, `failed`, `missing` or `never`; nil: there is none.
    public init?(rawValue: String) {
      guard let recording = Recording(rawValue: rawValue) else { return nil }
      self.init(recording)
    }

    /// Every reference is written, and the test fails.
    public static let all = Record(.all)
    /// Missing and differing references are written, and the test fails.
    public static let failed = Record(.failed)
    /// Missing references are written, and the test fails.
    public static let missing = Record(.missing)
    /// Nothing is written; what is missing fails the test.
    public static let never = Record(.never)

    private enum Recording: String { case all, failed, missing, never }
  }

  /// How a failure says which two files to compare.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let command: @Sendable (String, String) -> String

    /// The line for the paths of the reference and of what was made now.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      command = tool
    }

    /// A command that takes the two paths.
    public init(stringLiteral value: StringLiteralType) {
      self.init { "\(value) \($0) \($1)" }
    }

    /// Kaleidoscope's command.
    public static let ksdiff: DiffTool = "ksdiff"
    /// Both paths, for a click.
    public static let `default` = DiffTool { "reference: \($0)\nnow:       \($1)" }

    /// The line for the two paths.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// `.all` for true, `.missing` for false.
  public init(booleanLiteral value: BooleanLiteralType) { self = value ? .all : .missing }
}

extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
  /// `.default`.
  public init(nilLiteral: ()) { self = .default }
}
