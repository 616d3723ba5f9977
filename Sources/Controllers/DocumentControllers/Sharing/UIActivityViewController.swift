// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
public import MullionViewControllers
import MullionViewTree

/// Offers what a person can do with what a screen shares: the application's activities, and what every
/// program has.
///
/// A popover where there is room for one, else a sheet.
///
/// Differs from UIKit: the system's activities are copying, letters and opening addresses with the
/// desktop's programs; people, devices nearby and other programs' activities are not offered.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// What was chosen, nil when nothing was; whether it was done; what it gave back; what went wrong.
  public typealias CompletionWithItemsHandler = (
    _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
    _ activityError: (any Error)?
  ) -> Void

  /// Called when the person is done, or has given up.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Types that are not offered; nil: every one is that can be done.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  private let items: [Any]
  private let ownActivities: [UIActivity]
  private let sheet = ActivityListView()
  /// What was chosen, until it is done.
  private var chosen: UIActivity?
  /// Whether the controller goes because of what was chosen.
  private var isLeaving = false
  private var isOver = false
  private let making = ItemMaking()

  /// A controller that shares `activityItems`: texts, addresses, pictures, anything that the activities
  /// take, or sources of such.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    ownActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    let sheet = popoverPresentationController?.adaptiveSheetPresentationController
    sheet?.detents = [.medium(), .large()]
  }

  /// Not possible: a controller is made with what it shares.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  open override func loadView() { view = sheet }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let shared = placeholders
    sheet.show(SharedItems(items: shared), activities(for: shared)) { [weak self] in
      self?.choose($0)
    }
    preferredContentSize = sheet.sizeThatFits(CGSize(width: 320, height: CGFloat.infinity))
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard !isLeaving, presentedViewController == nil else { return }
    end(nil, completed: false)
  }

  // MARK: What is offered

  /// The items, and for sources something of the kind.
  private var placeholders: [Any] {
    items.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }
  }

  private func activities(for shared: [Any]) -> [UIActivity] {
    let system = [SystemActivity.Deed.copy, .mail, .open].map { SystemActivity($0) }
    let own = ownActivities
    let ways = own.filter { type(of: $0).activityCategory == .share }
    let deeds = own.filter { type(of: $0).activityCategory == .action }
    return (ways + deeds + system).filter { activity in
      let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) ?? false }
      return !(isExcluded ?? false) && activity.canPerform(withActivityItems: shared)
    }
  }

  // MARK: Doing

  private func choose(_ activity: UIActivity) {
    guard !isLeaving, presentedViewController == nil else { return }
    // What was chosen before is given up: its own screen went without a word.
    chosen?.finish = nil
    chosen = activity
    making.make(items, for: activity.activityType) { [self] in
      // A person may have gone, or have chosen something else meanwhile.
      if !isOver, chosen === activity { share(by: activity) }
    }
  }

  /// Hands the items to the activity, which does with them what it does.
  private func share(by activity: UIActivity) {
    let type = activity.activityType
    let taken = items.compactMap { item -> Any? in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
    (activity as? SystemActivity)?.subject =
      items.lazy.compactMap { $0 as? any UIActivityItemSource }.first?
      .activityViewController(self, subjectForActivityType: type) ?? ""
    activity.prepare(withActivityItems: taken)
    activity.finish = { [self] completed in finished(activity, completed) }
    if let shown = activity.activityViewController {
      present(shown, animated: true)
    } else {
      isLeaving = true
      dismiss(animated: true) { activity.perform() }
    }
  }

  /// The activity is over: a person who gave it up chooses again.
  private func finished(_ activity: UIActivity, _ completed: Bool) {
    let isShown = presentedViewController != nil
    guard isShown else { return end(activity, completed: completed) }
    guard completed else {
      chosen = nil
      return dismiss(animated: true)
    }
    isLeaving = true
    presentingViewController?.dismiss(animated: true) { [self] in end(activity, completed: true) }
  }

  private func end(_ activity: UIActivity?, completed: Bool) {
    guard !isOver else { return }
    isOver = true
    chosen?.finish = nil
    chosen = nil
    completionWithItemsHandler?(activity?.activityType, completed, nil, nil)
  }
}
