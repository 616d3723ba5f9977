// SPDX-License-Identifier: Apache-2.0

/// The benchmarks of one module.
@MainActor
protocol Suite {
  /// The name of the module.
  nonisolated static var name: String { get }

  /// Runs all benchmarks.
  static func run(_ options: Options, _ report: inout Report)
}
