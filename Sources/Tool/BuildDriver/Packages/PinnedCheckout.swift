// SPDX-License-Identifier: Apache-2.0

import MullionXcodeProjects

/// A checkout that takes the place of a pinned dependency.
struct PinnedCheckout {
  let pin: PinnedDependency
  let checkout: Checkout

  /// Returns those of `pins` that a checkout in `folder` takes the place of, each checkout once.
  static func all(of pins: [PinnedDependency], in folder: CheckoutFolder) -> [PinnedCheckout] {
    var seen: Set<String> = []
    return pins.compactMap { pin in
      guard let checkout = folder.checkout(named: [pin.name, pin.repository]),
        seen.insert(checkout.path).inserted
      else { return nil }
      return PinnedCheckout(pin: pin, checkout: checkout)
    }
  }

  /// Returns a sentence with the revision that was found and the one that is pinned.
  ///
  /// - Parameters:
  ///   - commit: the commit that is pinned outside of the lock file, or `nil` if there is none.
  ///   - environment: the environment with git.
  /// - Returns: the sentence, without a period.
  func sentence(commit: String?, _ environment: BuildEnvironment) -> String {
    let place = pin.line.map { "\(pin.file):\($0)" } ?? pin.file
    if let obstacle = checkout.obstacle {
      return "'\(pin.name)' can't be taken from \(checkout.path): \(obstacle)"
    }
    guard let found = checkout.revision(environment) else {
      return "'\(pin.name)' is taken from \(checkout.path), whose revision is unknown;"
        + " pinned is \(pin.revision ?? commit ?? "none") (\(place))"
    }
    let name = found.tags.first ?? String(found.commit.prefix(12))
    let wanted = pin.commit ?? commit
    let isSame =
      wanted.map { found.commit == $0 }
      ?? pin.version.map { version in found.tags.contains { $0 == version || $0 == "v\(version)" } }
    switch isSame {
    case true?:
      return "'\(pin.name)' is taken from \(checkout.path) at \(name), as pinned (\(place))"
    case nil:
      return
        "'\(pin.name)' is taken from \(checkout.path) at \(name); no revision is pinned (\(place))"
    case false?:
      let pinned = pin.version ?? wanted.map { String($0.prefix(12)) } ?? ""
      let revision = ShellCommand.quoted(wanted ?? pinned)
      return
        "'\(pin.name)' is taken from \(checkout.path) at \(name), but \(pinned) is pinned (\(place));"
        + " `git -C \(ShellCommand.quoted(checkout.path)) checkout \(revision)` changes that"
    }
  }
}
