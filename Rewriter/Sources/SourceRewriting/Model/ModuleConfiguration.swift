// SPDX-License-Identifier: Apache-2.0

/// The compiler settings that affect how a module's sources are read.
public struct ModuleConfiguration: Sendable {
  /// The module's name.
  public var moduleName: String
  /// The names that were defined with `-D`.
  public var conditions: Set<String>
  /// The major version of the language mode, such as `5` or `6`.
  public var languageVersion: Int
  /// The closure that returns whether a module can be imported, called while conditions are evaluated.
  public var canImport: @Sendable (String) -> Bool
  /// The notes of the modules that may be imported.
  public var notes: [ModuleNote] = []
  /// Whether `os(iOS)` and `targetEnvironment(simulator)` are true.
  var answersForIOS = true
  /// Whether `os(Linux)` is true.
  var isLinux = true

  /// Creates the configuration of a module; by default no conditions are defined, the language mode is 5, and
  /// every module can be imported.
  public init(
    moduleName: String, conditions: Set<String> = [], languageVersion: Int = 5,
    canImport: @escaping @Sendable (String) -> Bool = { _ in true }
  ) {
    self.moduleName = moduleName
    self.conditions = conditions
    self.languageVersion = languageVersion
    self.canImport = canImport
  }
}
