// SPDX-License-Identifier: Apache-2.0

/// The view classes that have read observable properties, by the work that reads them.
///
/// For these classes, a watch is created before the work begins, so that the work reads it too and its
/// tracking can be ended. Views of other classes need no watch.
@MainActor
enum ReadingClasses {
  private static var works: [ObjectIdentifier: [ObservedWork]] = [:]

  /// Returns whether a view of `type` has read an observable property in `work`.
  static func hold(_ type: AnyClass, _ work: ObservedWork) -> Bool {
    guard !works.isEmpty else { return false }
    return works[ObjectIdentifier(type)]?.contains(work) ?? false
  }

  /// Records that a view of `type` read an observable property in `work`.
  static func record(_ type: AnyClass, _ work: ObservedWork) {
    guard !hold(type, work) else { return }
    works[ObjectIdentifier(type), default: []].append(work)
  }
}
