// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

extension ObjectKind {
  /// Returns a kind of gesture recogniser; these have no required `init(coder:)`.
  private static func gesture<Recognizer: UIGestureRecognizer>(
    _ base: Recognizer.Type, _ new: @escaping () -> Recognizer,
    _ fill: @escaping (Recognizer, ObjectReader) -> Void = { _, _ in }
  ) -> ObjectKind {
    ObjectKind(
      base, make: { _, _ in new() },
      fill: { recognizer, reader in
        reader.flag("enabled") { recognizer.isEnabled = $0 }
        reader.flag("cancelsTouchesInView") { recognizer.cancelsTouchesInView = $0 }
        reader.flag("delaysTouchesBegan") { recognizer.delaysTouchesBegan = $0 }
        reader.flag("delaysTouchesEnded") { recognizer.delaysTouchesEnded = $0 }
        fill(recognizer, reader)
      })
  }

  /// The kinds of gesture recognisers.
  static let gestureKinds: [String: ObjectKind] = [
    "tapGestureRecognizer": gesture(
      UITapGestureRecognizer.self, { UITapGestureRecognizer() },
      { recognizer, reader in
        reader.integer("numberOfTapsRequired") { recognizer.numberOfTapsRequired = $0 }
        reader.integer("numberOfTouchesRequired") { recognizer.numberOfTouchesRequired = $0 }
      }),
    "pongPressGestureRecognizer": longPress,
    "longPressGestureRecognizer": longPress,
    "panGestureRecognizer": gesture(
      UIPanGestureRecognizer.self, { UIPanGestureRecognizer() },
      { recognizer, reader in
        reader.integer("minimumNumberOfTouches") { recognizer.minimumNumberOfTouches = $0 }
        reader.integer("maximumNumberOfTouches") { recognizer.maximumNumberOfTouches = $0 }
        reader.leaveOut("allowedScrollTypesMask")
      }),
    "swipeGestureRecognizer": gesture(
      UISwipeGestureRecognizer.self, { UISwipeGestureRecognizer() },
      { recognizer, reader in
        reader.choice(
          "direction", ["right": .right, "left": .left, "up": .up, "down": .down]
        ) { recognizer.direction = $0 }
        reader.integer("numberOfTouchesRequired") { recognizer.numberOfTouchesRequired = $0 }
      }),
    "pinchGestureRecognizer": gesture(
      UIPinchGestureRecognizer.self, { UIPinchGestureRecognizer() }, { $1.skip("scale") }),
    "rotationGestureRecognizer": gesture(
      UIRotationGestureRecognizer.self, { UIRotationGestureRecognizer() }),
    "screenEdgePanGestureRecognizer": gesture(
      UIScreenEdgePanGestureRecognizer.self, { UIScreenEdgePanGestureRecognizer() },
      { recognizer, reader in
        if let edges = reader.child("rectEdge") {
          recognizer.edges = ObjectReader.edges.reduce(into: []) {
            if edges.flag($1.key) ?? false { $0.insert($1.value) }
          }
        }
        reader.skip("minimumNumberOfTouches")
      }),
  ]

  private static let longPress: ObjectKind = gesture(
    UILongPressGestureRecognizer.self, { UILongPressGestureRecognizer() },
    { recognizer, reader in
      reader.number("minimumPressDuration") {
        recognizer.minimumPressDuration = TimeInterval($0)
      }
      reader.number("allowableMovement") { recognizer.allowableMovement = $0 }
      reader.leaveOut("numberOfTapsRequired", "numberOfTouchesRequired")
    })

  /// The kinds of objects of the application, and of placeholders.
  static let otherKinds: [String: ObjectKind] = [
    "customObject": ObjectKind(
      NSObject.self, make: { type, coder in made(type, coder) }, fill: { _, _ in }),
    "viewControllerPlaceholder": ObjectKind(
      NSObject.self, make: { _, _ in nil }, fill: { _, _ in }),
    "exit": ObjectKind(NSObject.self, make: { _, _ in NSObject() }, fill: { _, _ in }),
  ]

  /// Returns an object of a view class, of `NSObject` itself or of an `NSCoding` class, or `nil` for other
  /// classes.
  private static func made(_ type: NSObject.Type, _ coder: NSCoder) -> NSObject? {
    switch type {
    case let type as UIView.Type: type.init(coder: coder)
    case let type where type == NSObject.self: NSObject()
    case let type as any NSCoding.Type: type.init(coder: coder) as? NSObject
    default: nil
    }
  }
}
