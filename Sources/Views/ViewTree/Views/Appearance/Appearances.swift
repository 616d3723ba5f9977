// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionCollectionGeometry
import MullionContracts

/// The appearances of the program, and their application to objects.
@MainActor
package enum Appearances {
  /// Whether any appearance exists; if not, views skip all work for appearances.
  @exclusivity(unchecked) package private(set) static var areUsed = false
  private static var rules: [AppearanceRule] = []
  private static var compared: [ObjectIdentifier: NSObject] = [:]

  /// Returns the proxy of an appearance, the same object each time.
  package static func proxy<Target: AppearanceTaking>(
    of type: Target.Type, _ scope: AppearanceScope
  ) -> Target {
    let known = rules.first { $0.type == ObjectIdentifier(type) && $0.scope.isSame(as: scope) }
    if let proxy = known?.proxy as? Target { return proxy }
    let rule = AppearanceRule(type, scope)
    rules.append(rule)
    areUsed = true
    guard let proxy = rule.proxy as? Target else {
      contractBroken("no appearance of \(type) could be created; this is a bug of Mullion")
    }
    return proxy
  }

  /// Removes all appearances; for tests.
  package static func discardAll() {
    rules = []
    areUsed = false
  }

  /// Applies the appearances to `target`, where its properties still have the values of its class or values
  /// set by appearances.
  ///
  /// `ancestors` are the enclosing views and controllers, the nearest first.
  ///
  /// - Complexity: O(r + n · (d + log n)) for r appearances, of which n apply to the class and traits of
  ///   `target`, and d ancestors; plus the comparison of the properties.
  package static func set(
    on target: some AppearanceTaking, traits: UITraitCollection,
    ancestors: @autoclosure () -> [AnyObject]
  ) {
    let candidates = rules.filter {
      $0.isFor(target) && ($0.scope.traits.map { traits.containsTraits(in: $0) } ?? true)
    }
    guard !candidates.isEmpty else { return }
    let around = candidates.allSatisfy(\.scope.containers.isEmpty) ? [] : ancestors()
    var found: [(rank: [Int], rule: AppearanceRule)] = []
    for (order, rule) in candidates.enumerated() {
      guard let reach = rule.scope.reach(among: around) else { continue }
      let rank = [
        rule.depth, reach, rule.scope.containers.count, rule.scope.traits == nil ? 0 : 1, order,
      ]
      found.append((rank, rule))
    }
    found.sort { $1.rank.lexicographicallyPrecedes($0.rank) }
    var decided: Set<String> = []
    for (_, rule) in found {
      for (member, value, first) in rule.values where decided.insert(member.name).inserted {
        take(value, of: member, on: target, insteadOf: first)
      }
    }
  }

  /// Applies `value` to `target`, unless the property was given another value.
  ///
  /// `first` is the initial value of the class, for properties that the library's classes do not have.
  private static func take(
    _ value: Any, of member: AppearanceMember, on target: some AppearanceTaking,
    insteadOf first: Any?
  ) {
    guard let present = member.read(target), !member.isSame(present, value) else { return }
    let isTaken = target.takenAppearance[member.name].map { member.isSame(present, $0) } ?? false
    if !isTaken {
      guard let original = original(of: target).flatMap(member.read) ?? first,
        member.isSame(present, original)
      else { return }
    }
    member.write(target, value)
    target.takenAppearance[member.name] = member.read(target)
  }

  /// Returns an unmodified object of the nearest class of the library among the target's superclasses.
  private static func original(of target: some AppearanceTaking) -> NSObject? {
    var mirror: Mirror? = Mirror(reflecting: target)
    while let present = mirror {
      let kind = present.subjectType
      if let known = compared[ObjectIdentifier(kind)] { return known }
      if LibraryModules.name(of: kind)?.hasPrefix("UI") == true,
        let made = (kind as? any AppearanceTaking.Type)?.madeForComparison()
      {
        compared[ObjectIdentifier(kind)] = made
        return made
      }
      mirror = present.superclassMirror
    }
    return nil
  }
}
