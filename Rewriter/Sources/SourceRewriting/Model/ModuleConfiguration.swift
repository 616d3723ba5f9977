// SPDX-License-Identifier: Apache-2.0

/// What the compiler was told about a module before it reads its sources.
public struct ModuleConfiguration: Sendable {
  /// The module's name.
  public var moduleName: String
  /// The names that were defined with `-D`.
  public var conditions: Set<String>
  /// The language mode, `5` or `6`.
  public var languageVersion: Int
  /// Whether a module of a name can be imported; asked while conditions are evaluated.
  public var canImport: @Sendable (String) -> Bool
  /// What is noted of the modules that may be imported.
  public var notes: [ModuleNote] = []
  /// Whether `os(iOS)` and `targetEnvironment(simulator)` are true.
  var answersForIOS = true

  /// A module with nothing defined.
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
