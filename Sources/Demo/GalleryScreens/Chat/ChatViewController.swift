// SPDX-License-Identifier: Apache-2.0

import MullionExtras
import UIKit

/// The screen of a conversation that is initially scrolled to its end: new messages push the others up,
/// history is inserted above without moving the visible messages, and a meter shows any unintended movement.
///
/// "Measure" scrolls through the conversation in steps, while history and messages are inserted.
final class ChatViewController: CollectionScreen, UICollectionViewDelegate {
  /// The distance of a measurement step, in points.
  private static let step: CGFloat = 17

  private lazy var dataSource = makeDataSource()
  private lazy var meter = DriftMeter(collectionView) { [weak self] path in
    self?.dataSource.itemIdentifier(for: path)
  }
  private let meterView = DriftMeterView()
  private let inputBar = ChatInputBar()
  private var messages = (1400..<1460).map(ChatMessage.init(number:))
  private var nextTyped = 1_000_000
  private var isMeasuring = false
  private var steps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shore"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Earlier", primaryAction: UIAction { [weak self] _ in self?.addHistory() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Measure", primaryAction: UIAction { [weak self] _ in self?.startRide() })
    view.backgroundColor = .systemBackground
    collectionView.backgroundColor = .systemBackground
    collectionView.scrollingPolicy = .chat
    collectionView.contentInset = UIEdgeInsets(top: 4, left: 0, bottom: 8, right: 0)
    collectionView.delegate = self
    collectionView.dataSource = dataSource
    inputBar.onSend = { [weak self] text in self?.send(text) }
    placeParts()
    showMessages(animated: false)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    endRide()
  }

  override func makeLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  private func placeParts() {
    for part in [collectionView, meterView, inputBar] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      meterView.topAnchor.constraint(equalTo: safe.topAnchor),
      meterView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      meterView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      meterView.heightAnchor.constraint(equalToConstant: DriftMeterView.height),
      collectionView.topAnchor.constraint(equalTo: meterView.bottomAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: inputBar.topAnchor),
      inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inputBar.heightAnchor.constraint(equalToConstant: ChatInputBar.height),
      inputBar.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
    ])
  }

  // MARK: - Messages

  private func showMessages(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, ChatMessage>()
    snapshot.appendSections([0])
    snapshot.appendItems(messages)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func scrollToEnd(animated: Bool) {
    collectionView.scrollToItem(
      at: IndexPath(item: messages.count - 1, section: 0), at: .bottom, animated: animated)
  }

  /// Appends the typed message, and scrolls to the end.
  private func send(_ text: String) {
    add(text)
    showMessages(animated: true)
    scrollToEnd(animated: true)
  }

  private func add(_ text: String) {
    messages.append(ChatMessage(number: nextTyped, typed: text))
    nextTyped += 1
  }

  /// Inserts up to fifty older messages above the visible ones.
  private func addHistory() {
    let first = messages.first?.number ?? 0
    let older = (max(0, first - 50)..<first).map(ChatMessage.init(number:))
    guard !older.isEmpty else { return }
    messages.insert(contentsOf: older, at: 0)
    meter.measure { showMessages(animated: false) }
    showMeter()
  }

  private func showMeter() { meterView.show(changes: meter.changes, worst: meter.worst) }

  // MARK: - Measuring

  private func startRide() {
    guard !isMeasuring else { return endRide() }
    isMeasuring = true
    steps = 0
    rideOn()
  }

  private func endRide() {
    isMeasuring = false
    meterView.showRest()
  }

  /// Scrolls one step towards the beginning in each frame; when it is reached, scrolls to the end.
  private func rideOn() {
    guard isMeasuring, view.window != nil else { return endRide() }
    let room = collectionView.contentOffset.y + collectionView.adjustedContentInset.top
    guard room > 0 else {
      endRide()
      scrollToEnd(animated: true)
      return
    }
    takeStep(min(Self.step, room))
    meterView.pulse(steps) { [weak self] in self?.rideOn() }
  }

  /// Scrolls up by `distance` points; occasionally inserts history above, or a message below.
  private func takeStep(_ distance: CGFloat) {
    steps += 1
    meter.measure(moving: distance) { collectionView.contentOffset.y -= distance }
    if steps == 60 { addHistory() }
    if steps.isMultiple(of: 90) {
      add("Step \(steps)")
      meter.measure { showMessages(animated: false) }
    }
    showMeter()
  }

  // MARK: - Cells

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, ChatMessage> {
    let bubble = UICollectionView.CellRegistration<ChatCell, ChatMessage> {
      [weak self] cell, indexPath, message in
      let before = indexPath.item > 0 ? self?.messages[indexPath.item - 1] : nil
      cell.show(message, isTurn: before?.isOwn != message.isOwn)
    }
    return UICollectionViewDiffableDataSource<Int, ChatMessage>(collectionView: collectionView) {
      collectionView, indexPath, message in
      collectionView.dequeueConfiguredReusableCell(using: bubble, for: indexPath, item: message)
    }
  }
}
