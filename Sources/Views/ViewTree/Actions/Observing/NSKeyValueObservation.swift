// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An observation of a property, which ends when it is invalidated or deallocated.
public final class NSKeyValueObservation: NSObject {
  private weak var object: AnyObject?
  /// The closure that checks whether the property has changed and calls the handler.
  private var look: ((AnyObject) -> Void)?
  /// The closure that returns the objects on the path to the property.
  private var way: ((AnyObject) -> [NSObject])?
  /// The objects that were on the path at the last check.
  private var links: [ObservedLink] = []

  init(of object: AnyObject, _ look: @escaping (AnyObject) -> Void) {
    self.object = object
    self.look = look
    super.init()
  }

  deinit { invalidate() }

  /// Ends the observation.
  public func invalidate() {
    for link in links { ValueObserving.remove(self, of: link.key) }
    (look, way, object, links) = (nil, nil, nil, [])
  }

  /// Whether the observation has ended.
  var isOver: Bool { look == nil || object == nil }

  /// Observes the objects on the path to the property as well, which `way` returns, beginning at the root
  /// object.
  func follow(_ way: @escaping (AnyObject) -> [NSObject]) {
    self.way = way
    followWay()
  }

  /// Observes the objects that are now on the path, and no longer those that were.
  private func followWay() {
    guard let object, let way else { return }
    let present = way(object)
    guard !present.elementsEqual(links, by: { $0 === $1.object }) else { return }
    for link in links { ValueObserving.remove(self, of: link.key) }
    links = present.map { ObservedLink($0) }
    for object in present { ValueObserving.add(self, of: object) }
  }

  /// Calls the handler if the property has changed; ignores `changed` unless it is the observed object or on
  /// the path to the property.
  func check(_ changed: AnyObject) {
    guard let object, object === changed || links.contains(where: { $0.object === changed }) else {
      return
    }
    followWay()
    look?(object)
  }
}
