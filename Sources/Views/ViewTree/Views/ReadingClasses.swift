// SPDX-License-Identifier: Apache-2.0

/// The view classes that have been seen to read observable properties, by the work that reads them.
///
/// A watch has to exist before the work, or the first turn can't be ended. Views of classes that read nothing
/// need none.
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
