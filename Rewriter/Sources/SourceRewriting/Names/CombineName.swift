// SPDX-License-Identifier: Apache-2.0

/// The names of Combine that other modules are unlikely to have.
enum CombineName {
  static let all: Set<String> = [
    "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "ObservableObject",
    "ObservableObjectPublisher", "PassthroughSubject", "Published",
  ]

  /// Returns whether one of `names` refers to Combine in a module that imports `modules`.
  static func areMeant(
    by names: Set<String>, in module: ModuleFacts, importing modules: Set<String>
  ) -> Bool {
    guard !modules.contains(where: { $0.hasPrefix("OpenCombine") || $0 == "CombineX" }) else {
      return false
    }
    return names.contains { module.type(exactly: $0) == nil }
  }
}
