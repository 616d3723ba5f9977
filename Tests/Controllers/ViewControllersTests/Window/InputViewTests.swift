// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionTextInput
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit

/// Tests of the views at the bottom of a window for the first responder, and of the keyboard notifications.
@MainActor
struct InputViewTests {
  private final class BarController: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
  }

  private let stage = ControllerStage(size: CGSize(width: 300, height: 500), scale: 1)
  private let heard: Heard

  @MainActor
  private final class Heard {
    var lines: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    /// Observes the keyboard notifications of one screen; other tests have screens of their own.
    init(of screen: UIScreen) {
      let names = [
        "willShow": UIResponder.keyboardWillShowNotification,
        "didShow": UIResponder.keyboardDidShowNotification,
        "willHide": UIResponder.keyboardWillHideNotification,
        "didHide": UIResponder.keyboardDidHideNotification,
      ]
      for (word, name) in names {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: screen, queue: nil) {
            note in
            let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
            let duration =
              note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
            MainActor.assumeIsolated {
              let top = frame.map { Int($0.minY) } ?? -1
              self.lines.append("\(word) \(top) \(duration ?? -1)")
            }
          })
      }
    }

    func stop() { tokens.forEach(NotificationCenter.default.removeObserver) }
  }

  init() {
    heard = Heard(of: stage.window.screen)
  }

  private func wait() { stage.wait(1) }

  @Test func `an accessory comes above the bottom, and goes with the first responder`() {
    let controller = BarController()
    stage.root = controller
    wait()
    expect(controller.bar.window == nil)
    expect(controller.becomeFirstResponder())
    wait()
    expect(controller.bar.convert(controller.bar.bounds, to: nil).minY, equals: 450)
    expect(controller.bar.bounds.size, equals: CGSize(width: 300, height: 50))
    expect(controller.resignFirstResponder())
    wait()
    expect(controller.bar.window == nil)
    expect(
      heard.lines,
      equals: [
        "willShow 450 0.25", "didShow 450 0.25", "willHide 500 0.25", "didHide 500 0.25",
      ])
    heard.stop()
  }

  @Test func `a field in the accessory keeps it, and one in the view brings it`() {
    let controller = BarController()
    stage.root = controller
    wait()
    controller.becomeFirstResponder()
    wait()
    controller.bar.addSubview(controller.field)
    expect(controller.field.becomeFirstResponder())
    wait()
    expect(controller.bar.window === stage.window)
    controller.field.removeFromSuperview()
    controller.view.addSubview(controller.field)
    wait()
    expect(controller.bar.window == nil)
    controller.field.becomeFirstResponder()
    wait()
    expect(controller.bar.window === stage.window)
    controller.field.resignFirstResponder()
    wait()
    expect(controller.bar.window == nil)
    heard.stop()
  }

  @Test func `an input view stands for the keyboard, and the keyboard's guide follows it`() {
    let controller = UIViewController()
    stage.root = controller
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(field)
    controller.view.addSubview(box)
    let guide = controller.view.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      box.bottomAnchor.constraint(equalTo: guide.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 20),
      box.leftAnchor.constraint(equalTo: guide.leftAnchor),
      box.rightAnchor.constraint(equalTo: guide.rightAnchor),
    ])
    controller.additionalSafeAreaInsets.bottom = 30
    wait()
    expect(box.frame, equals: CGRect(x: 0, y: 450, width: 300, height: 20))
    let input = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
    field.inputView = input
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 40))
    expect(field.becomeFirstResponder())
    wait()
    expect(input.convert(input.bounds, to: nil).minY, equals: 300)
    expect(box.frame.maxY == 260 && guide.layoutFrame.height == 240)
    field.inputView = nil
    field.reloadInputViews()
    wait()
    expect(input.superview == nil && box.frame.maxY == 460)
    field.resignFirstResponder()
    wait()
    expect(box.frame.maxY, equals: 470)
    guide.usesBottomSafeArea = false
    wait()
    expect(box.frame.maxY, equals: 500)
    heard.stop()
  }

  @Test func `a keyboard of no height is told of, too`() {
    let controller = UIViewController()
    stage.root = controller
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    controller.view.addSubview(field)
    wait()
    field.becomeFirstResponder()
    wait()
    expect(heard.lines, equals: ["willShow 500 0.25", "didShow 500 0.25"])
    field.resignFirstResponder()
    wait()
    expect(heard.lines.suffix(2), equals: ["willHide 500 0.25", "didHide 500 0.25"])
    heard.stop()
  }

  @Test func `constraints hold near the edges that the keyboard is at`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let guide = view.keyboardLayoutGuide
    let near = view.widthAnchor.constraint(equalToConstant: 1)
    let away = view.widthAnchor.constraint(equalToConstant: 2)
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([away], activeWhenNearEdge: .top)
    expect(near.isActive && !away.isActive)
    guide.setConstraints([away], activeWhenAwayFrom: .top)
    expect(away.isActive)
    expect(guide.constraints(activeWhenNearEdge: .bottom), equals: [near])
    guide.removeAllTrackedConstraints()
    expect(!near.isActive && !away.isActive)
  }
}
