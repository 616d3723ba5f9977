// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// A registration of an observer whose `observeValue(forKeyPath:of:change:context:)` is called after changes.
final class KeyedObserver: @unchecked Sendable {
  private weak var observer: NSObject?
  private weak var object: NSObject?
  private let path: String
  let context: UnsafeMutableRawPointer?
  private(set) var observation: NSKeyValueObservation?

  init(
    _ observer: NSObject, of object: NSObject, _ path: String,
    _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?
  ) {
    self.observer = observer
    self.object = object
    self.path = path
    self.context = context
    let last = ObservedValue(object.value(forKeyPath: path))
    observation = NSKeyValueObservation(of: object) { [weak self] changed in
      guard let self, let changed = changed as? NSObject,
        let old = last.change(to: changed.value(forKeyPath: path))
      else { return }
      notify(changed, old, last.value, options)
    }
    let keys = path.split(separator: ".")
    if keys.count > 1 {
      observation?.follow { object in
        guard let object = object as? NSObject else { return [] }
        return (1..<keys.count).compactMap { count in
          object.value(forKeyPath: keys.prefix(count).joined(separator: ".")) as? NSObject
        }
      }
    }
    if options.contains(.initial) { notify(object, nil, last.value, options) }
  }

  private func notify(
    _ object: NSObject, _ old: Any?, _ new: Any?, _ options: NSKeyValueObservingOptions
  ) {
    guard let observer else { return }
    var change: [NSKeyValueChangeKey: Any] = [
      .kindKey: NSKeyValueChange.setting.rawValue
    ]
    if options.contains(.new) { change[.newKey] = new ?? NSNull() }
    if options.contains(.old), let old { change[.oldKey] = old }
    if let observer = observer as? any _ValueObserving {
      return observer.observeValue(
        forKeyPath: path, of: object, change: change, context: context)
    }
    guard let observer = observer as? AccessibleObject else { return }
    MainActor.assumeIsolated(with: (object, change, context)) { object, change, context in
      observer.observeValue(forKeyPath: path, of: object, change: change, context: context)
    }
  }

  /// Whether the observer or the observed object was deallocated.
  var isOver: Bool { observer == nil || object == nil }

  /// Returns whether the registration is that of `observer` for the property `path` of `object`.
  func isOf(_ observer: NSObject, _ object: NSObject, _ path: String) -> Bool {
    self.observer === observer && self.object === object && self.path == path
  }
}
