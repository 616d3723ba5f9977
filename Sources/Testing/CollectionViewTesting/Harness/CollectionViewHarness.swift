// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewControllers
package import MullionViewTree
public import UIKit

/// Shows a view or a view controller without a window, on a clock that stands until it is told.
///
/// ```swift
/// let harness = CollectionViewHarness(MosaicViewController())
/// harness.scroll(by: CGVector(dx: 0, dy: 300))
/// harness.runUntilIdle()
/// try Golden("mosaic").check(harness.textFrames)
/// ```
///
/// After `init` and after everything that drives the view, layout is up to date. Animations move only with
/// ``advance(by:)`` and ``runUntilIdle(limit:)``. Text is set in a block font whose metrics are the
/// same on every machine, unless the device is one ``Device/withFonts`` and a host with fonts was
/// installed.
@MainActor
public final class CollectionViewHarness {
  /// The size that is used when none is given: a phone, in points.
  public nonisolated static let phone = CGSize(width: 390, height: 844)

  private let screen: MountedScreen
  /// What a host would show; text is set for it from here on.
  package var surface: ViewSurface {
    if screen.surface.services === HostServices.program { HarnessFonts.use(device.usesFonts) }
    LivingScreens.note(screen.scope.display.ambient, clock)
    return screen.surface
  }
  /// The controller whose view is shown, if the harness was made with one.
  public var viewController: UIViewController? { screen.viewController }
  /// What the screen belongs to.
  public private(set) var device: Device
  /// What the collection views on the screen did.
  let journal: WorkJournal
  private var kept: AnyObject?
  /// Counts the work of the screen, while somebody wants to know.
  private let meter: WorkMeter?
  /// Notes what is done, while a run is recorded.
  var recorder: RunRecorder?
  /// Keeps what is shown in each frame, while a strip is made.
  var film: StripFilm?
  /// Whether an action is done that is recorded as a whole.
  var isInAction = false
  /// What the screen is shown on.
  var display: ApplicationDisplay { screen.scope.display }
  /// What the screen waits on.
  var clock: HarnessClock { screen.scope.clock }

  /// Shows the view of a controller on `device`, and tells the controller that it appeared.
  ///
  /// The controller is made when the device is there. So `UIScreen.main`, `UIDevice.current` and its
  /// traits are this device's in its `init` and in `viewDidLoad`. A controller that was made before
  /// saw another device: make it inside of ``withDevice(_:_:)``, or give the test the trait
  /// `Trait.device(_:)`.
  public convenience init(
    _ viewController: @autoclosure () throws -> UIViewController, on device: Device
  ) rethrows {
    self.init(try MountedScreen(on: device, controller: viewController))
  }

  /// Shows a view on `device`; it is made when the device is there.
  public convenience init(
    _ view: @autoclosure () throws -> UIView, on device: Device
  ) rethrows {
    self.init(try MountedScreen(on: device, view: view))
  }

  /// Shows the view of a controller, and tells the controller that it appeared.
  ///
  /// - Parameters:
  ///   - viewController: whose view fills the screen.
  ///   - size: the size of the screen, in points; nil: that of the device of ``withDevice(_:_:)`` or
  ///     of the test's trait, or ``phone``.
  ///   - scale: pixels per point; nil: those of that device, or 2.
  ///   - traits: what the interface adapts to, beside the scale.
  public convenience init(
    _ viewController: @autoclosure () throws -> UIViewController, size: CGSize? = nil,
    scale: CGFloat? = nil, traits: UITraitCollection = UITraitCollection()
  ) rethrows {
    let device = Device.unnamed(size: size, scale: scale)
    self.init(try MountedScreen(on: device, traits: traits, controller: viewController))
  }

  /// Shows a view at the given size.
  ///
  /// - Parameters:
  ///   - view: what fills the screen.
  ///   - size: the size of the screen, in points; nil: that of the device of ``withDevice(_:_:)`` or
  ///     of the test's trait, or ``phone``.
  ///   - scale: pixels per point; nil: those of that device, or 2.
  ///   - traits: what the interface adapts to, beside the scale.
  public convenience init(
    _ view: @autoclosure () throws -> UIView, size: CGSize? = nil, scale: CGFloat? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) rethrows {
    let device = Device.unnamed(size: size, scale: scale)
    self.init(try MountedScreen(on: device, traits: traits, view: view))
  }

  init(_ screen: MountedScreen) {
    self.screen = screen
    device = screen.device
    journal = WorkJournal(of: screen.surface.root)
    meter = WorkMeter(screen)
    layout()
  }

  /// Keeps what the views only know weakly.
  package func keep(_ object: AnyObject) { kept = object }

  isolated deinit {
    meter?.note()
    let scene = screen.window?.windowScene
    act { _ in screen.window?.isHidden = true }
    scene?.activationState = .unattached
    screen.scope.display.isMounted = false
    LivingScreens.forget(screen.scope.display.ambient)
    clock.end()
    if device.usesFonts { HarnessFonts.use(false) }
  }

  /// Runs `body`, in which the screen's code runs, for the screen's device.
  func act<Answer>(_ body: (ViewSurface) throws -> Answer) rethrows -> Answer {
    let surface = surface
    return try screen.scope.perform { try body(surface) }
  }

  // MARK: The screen

  /// The size of the screen, in points.
  public var size: CGSize { surface.size }
  /// Pixels per point.
  public var scale: CGFloat { surface.scale }
  /// The view that fills the screen.
  public var view: UIView { surface.root }

  /// Turns the device by a quarter, as a person does; view controllers hear of it before.
  public func rotate() { record(.rotate) { show(on: device.turned) } }

  /// Shows the same on another device, as a window that is moved to another screen.
  public func show(on device: Device) {
    self.device = device
    act { _ in screen.show(device, traits: device.traits) }
    layout()
  }

  /// Gives the screen another size, and another scale if one is given.
  ///
  /// View controllers hear of it before. Size classes follow the size.
  public func resize(to size: CGSize, scale: CGFloat? = nil) {
    let size = screen.window?.windowScene?.sizeRestrictions?.allowed(size) ?? size
    let scale = scale ?? self.scale
    record(.resize(width: size.width, height: size.height, scale: scale)) {
      device.screen = Device.Screen(size: size, safeAreaInsets: device.screen.safeAreaInsets)
      device.scale = scale
      screen.show(device, traits: nil)
      layout()
    }
  }
}
