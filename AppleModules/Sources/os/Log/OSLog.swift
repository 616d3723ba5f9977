// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where lines go: a subsystem with a category, both written before them.
public class OSLog: Hashable, @unchecked Sendable {
  let subsystem: String
  let category: String
  private let isSilent: Bool

  /// A log of a part of a program.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem, category)
  }

  /// A log of a part of a program, in a category with a meaning.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem, category.rawValue)
  }

  private init(_ subsystem: String, _ category: String, isSilent: Bool = false) {
    (self.subsystem, self.category, self.isSilent) = (subsystem, category, isSilent)
  }

  /// The log of the program.
  public static let `default` = OSLog("", "")

  /// A log that nothing comes of.
  public static let disabled = OSLog("", "", isSilent: true)

  /// A category with a meaning.
  public struct Category: Sendable {
    let rawValue: String
    /// Points that matter to whoever looks at the program's speed.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// What is looked at while measuring alone.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// The same with where it was called.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// Whether lines of a level are written.
  ///
  /// Not when `OS_ACTIVITY_MODE` is `disable` in the environment, as in Xcode.
  public func isEnabled(type: OSLogType) -> Bool {
    !isSilent && Self.isOn
  }

  /// Whether signposts are written.
  public var signpostsEnabled: Bool {
    !isSilent && Self.isOn && Self.writesSignposts
  }

  private static let isOn = ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"] != "disable"
  private static let writesSignposts =
    ProcessInfo.processInfo.environment["MULLION_SIGNPOSTS"] != nil

  /// Writes a line to the standard error output.
  func write(_ type: OSLogType, _ text: @autoclosure () -> String) {
    if isEnabled(type: type) { write(line: "\(type.word): \(text())") }
  }

  func write(line: String) {
    let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let whole = (place.isEmpty ? "" : "[\(place)] ") + line + "\n"
    FileHandle.standardError.write(Data(whole.utf8))
  }

  /// Whether both are the same object.
  public static func == (lhs: OSLog, rhs: OSLog) -> Bool {
    lhs === rhs
  }

  /// Mixes in what equality looks at.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
