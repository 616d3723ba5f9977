// SPDX-License-Identifier: Apache-2.0

/// A search for the views that views and view controllers prefer for the focus.
@MainActor
struct FocusPreferences {
  /// The stops of the Tab key, in reading order.
  let stops: [UIView]

  /// Returns the target of the first focus preference in `view`, or `nil` if there is none or it has no
  /// target.
  ///
  /// A view precedes its subviews, which are searched front to back, up to a modal one.
  func first(in view: UIView) -> UIView? {
    guard view.isPainted else { return nil }
    let owner = view.nextResponderOverride
    for environment in [owner, view].compactMap(\.self)
    where !environment.preferredFocusEnvironments.isEmpty {
      return target(in: environment)
    }
    for inner in view.paintingOrder.reversed() {
      if let found = first(in: inner) { return found }
      if inner.spokenIsModal { return nil }
    }
    return nil
  }

  /// Returns the view that receives the focus when it moves to `environment`, or `nil` if none can.
  func target(in environment: any UIFocusEnvironment) -> UIView? {
    var asked: Set<ObjectIdentifier> = []
    return target(in: environment, &asked)
  }

  /// Returns the target in `environment`, visiting each environment once; `asked` contains the visited ones.
  private func target(
    in environment: any UIFocusEnvironment, _ asked: inout Set<ObjectIdentifier>
  ) -> UIView? {
    guard asked.insert(ObjectIdentifier(environment)).inserted else { return nil }
    if let view = environment as? UIView, view.isSeenByKeys, view.canBecomeFocused { return view }
    for preferred in environment.preferredFocusEnvironments {
      if let found = target(in: preferred, &asked) { return found }
    }
    return stops.first { (environment as? UIResponder)?.holds($0) ?? false }
  }
}

extension UIResponder {
  /// Returns whether `view` is this object or a descendant of it.
  func holds(_ view: UIView) -> Bool {
    sequence(first: view as UIResponder, next: \.next).contains { $0 === self }
  }
}
