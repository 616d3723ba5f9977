// SPDX-License-Identifier: Apache-2.0

/// Finds where views and view controllers prefer the focus.
@MainActor
struct FocusPreferences {
  /// What Tab goes to, in reading order.
  let stops: [UIView]

  /// Where the first preference leads that somebody in `view` has, the front before what is behind it;
  /// nil: nobody has one.
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

  /// What gets the focus when it comes to `environment` as a whole; nil: nothing there can have it.
  func target(in environment: any UIFocusEnvironment) -> UIView? {
    var asked: Set<ObjectIdentifier> = []
    return target(in: environment, &asked)
  }

  /// The same, where `asked` were asked already: those that prefer each other are asked once.
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
  /// Whether `view` is this object, or in it.
  func holds(_ view: UIView) -> Bool {
    sequence(first: view as UIResponder, next: \.next).contains { $0 === self }
  }
}
