// SPDX-License-Identifier: Apache-2.0

/// Measurements of one module.
@MainActor
protocol Suite {
  /// The module's name.
  nonisolated static var name: String { get }

  /// Measures everything.
  static func run(_ options: Options, _ report: inout Report)
}
