// SPDX-License-Identifier: Apache-2.0

/// Names of Combine's that no other module is likely to have.
enum CombineName {
  static let all: Set<String> = [
    "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "ObservableObject",
    "ObservableObjectPublisher", "PassthroughSubject", "Published",
  ]

  /// Whether Combine is meant where `names` are said in a module that imports `modules`.
  static func areMeant(
    by names: Set<String>, in module: ModuleFacts, importing modules: Set<String>
  ) -> Bool {
    guard !modules.contains(where: { $0.hasPrefix("OpenCombine") || $0 == "CombineX" }) else {
      return false
    }
    return names.contains { module.type(exactly: $0) == nil }
  }
}
