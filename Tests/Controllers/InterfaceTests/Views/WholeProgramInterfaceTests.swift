// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that UIKit code for events, user activities and scene requests compiles.
@MainActor
struct WholeProgramInterfaceTests {
  private final class CountingApplication: UIApplication {
    var events = 0
    override func sendEvent(_ event: UIEvent) {
      events += 1
      super.sendEvent(event)
    }
  }

  private final class TouchWindow: UIWindow {
    var touched: ((UITouch) -> Void)?
    override func sendEvent(_ event: UIEvent) {
      if event.type == .touches {
        for touch in event.allTouches ?? [] where touch.phase == .began { touched?(touch) }
      }
      super.sendEvent(event)
    }
  }

  private final class Article: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      userActivity = NSUserActivity(activityType: "org.example.article")
      userActivity?.becomeCurrent()
    }
    override func updateUserActivityState(_ activity: NSUserActivity) {
      super.updateUserActivityState(activity)
      activity.addUserInfoEntries(from: ["id": 7])
    }
    override func restoreUserActivityState(_ activity: NSUserActivity) {
      super.restoreUserActivityState(activity)
      title = activity.title
    }
  }

  @Test func `a controller has an activity`() {
    let article = Article()
    article.loadViewIfNeeded()
    let activity = NSUserActivity(activityType: "org.example.article")
    activity.title = "Birds"
    article.restoreUserActivityState(activity)
    article.updateUserActivityState(activity)
    expect(article.userActivity != nil && article.title == "Birds")
    expect(activity.userInfo?["id"] as? Int, equals: 7)
  }

  @Test func `windows see events`() {
    let window = TouchWindow(frame: .zero)
    window.touched = { _ in }
    expect(window.isHidden)
  }

  @Test func `scenes and shortcuts are asked for`() {
    let application = UIApplication.shared
    application.shortcutItems = [
      UIApplicationShortcutItem(
        type: "new", localizedTitle: "New", localizedSubtitle: nil,
        icon: UIApplicationShortcutIcon(type: .compose), userInfo: nil)
    ]
    var error: (any Error)?
    application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { error = $0 }
    application.shortcutItems = nil
    expect(error is UISceneError)
  }

  @Test func `bars and their buttons as older code dresses them`() {
    let bar = UINavigationBar()
    bar.backIndicatorImage = UIImage(systemName: "arrow.left")
    bar.backIndicatorTransitionMaskImage = UIImage(systemName: "arrow.left")
    bar.setTitleVerticalPositionAdjustment(2, for: .default)
    let item = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
    item.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
    item.setTitlePositionAdjustment(UIOffset(horizontal: 0, vertical: 1), for: .default)
    item.setBackButtonTitlePositionAdjustment(
      UIOffset(horizontal: -1000, vertical: 0), for: UIBarMetrics.default)
    item.setBackButtonBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
    let tabs = UITabBar()
    tabs.itemPositioning = .centered
    tabs.itemWidth = 80
    tabs.itemSpacing = 10
    tabs.selectionIndicatorImage = UIImage()
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
    segments.setDividerImage(
      UIImage(), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    segments.setContentPositionAdjustment(
      UIOffset(horizontal: 1, vertical: 0), forSegmentType: .left, barMetrics: .default)
    expect(tabs.itemWidth == 80 && segments.numberOfSegments == 2)
  }

  @Test func `buttons adjust their images`() {
    let button = UIButton(type: .custom)
    button.adjustsImageWhenHighlighted = false
    button.adjustsImageWhenDisabled = false
    button.showsTouchWhenHighlighted = true
    button.setPreferredSymbolConfiguration(
      UIImage.SymbolConfiguration(pointSize: 22, weight: .bold), forImageIn: .normal)
    button.subtitleLabel?.numberOfLines = 2
    expect(button.currentPreferredSymbolConfiguration != nil)
  }

  private final class Field: UITextField {
    override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 4, dy: 0)) }
    override func drawPlaceholder(in rect: CGRect) {
      super.drawPlaceholder(in: rect.insetBy(dx: 4, dy: 0))
    }
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 8, dy: 0) }
  }

  private final class Notes: UITextView {
    override weak var delegate: (any UITextViewDelegate)? {
      get { super.delegate }
      set { super.delegate = newValue }
    }
  }

  @Test func `texts that are edited`() {
    let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.text = "One two"
    field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
    let range = field.tokenizer.rangeEnclosingPosition(
      field.beginningOfDocument, with: .word, inDirection: UITextDirection.storage(.forward))
    let notes = Notes()
    notes.delegate = nil
    notes.inputDelegate?.textDidChange(notes)
    expect(range.flatMap(field.text(in:)), equals: "One")
  }

  private final class Bar: UIView, UILargeContentViewerInteractionDelegate {
    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { subviews.first { $0.frame.contains(point) } }
  }

  @Test func `views are shown large`() {
    let (bar, button) = (Bar(), UIButton())
    bar.addSubview(button)
    button.showsLargeContentViewer = true
    button.largeContentTitle = "Home"
    button.scalesLargeContentImage = true
    let interaction = UILargeContentViewerInteraction(delegate: bar)
    bar.addInteraction(interaction)
    button.accessibilityPath = UIBezierPath(ovalIn: button.bounds)
    expect(interaction.view === bar && !UILargeContentViewerInteraction.isEnabled)
    expect(!interaction.gestureRecognizerForExclusionRelationship.isEnabled)
  }

  @Test func `rotors are offered`() {
    let label = UILabel()
    label.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Links") { predicate in
        predicate.searchDirection == .next
          ? UIAccessibilityCustomRotorItemResult(targetElement: label, targetRange: nil) : nil
      }
    ]
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    let found = label.accessibilityCustomRotors?.first?.itemSearchBlock(predicate)
    expect(found?.targetElement === label)
  }
}
