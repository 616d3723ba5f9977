// SPDX-License-Identifier: Apache-2.0

/// Which classes of views were seen to read something observable in which work.
///
/// A watch has to be there before the work, or the first turn can't be ended. Views of classes that
/// read nothing need none.
@MainActor
enum ReadingClasses {
  private static var works: [ObjectIdentifier: [ObservedWork]] = [:]

  /// Whether a view of that class read something in `work`.
  static func hold(_ type: AnyClass, _ work: ObservedWork) -> Bool {
    guard !works.isEmpty else { return false }
    return works[ObjectIdentifier(type)]?.contains(work) ?? false
  }

  /// A view of that class read something in `work`.
  static func note(_ type: AnyClass, _ work: ObservedWork) {
    guard !hold(type, work) else { return }
    works[ObjectIdentifier(type), default: []].append(work)
  }
}
