// SPDX-License-Identifier: Apache-2.0

// Qt Quick's ListView and GridView with the content of `gtkframes`, over a model that makes its
// strings on demand.
//
//   qtframes SCENE ACTION ROWS
//
// SCENE: list, grid, stylelist, stylegrid, fill; varied has rows of different heights.
// ACTION: scroll, replace, insert, drift, start, idle.

#include <QAbstractListModel>
#include <QGuiApplication>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <QTimer>
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <unistd.h>
#include <vector>

class Rows : public QAbstractListModel {
public:
  int count = 0, generation = 0;
  /// How many rows were inserted at `insertAt`, one by one.
  int inserted = 0;
  static constexpr int insertAt = 5;
  int rowCount(const QModelIndex &) const override { return count; }
  QVariant data(const QModelIndex &index, int) const override {
    int row = index.row();
    if (row >= insertAt && row < insertAt + inserted)
      return QString("New %1").arg(inserted - (row - insertAt));
    if (row >= insertAt) row -= inserted;
    return generation && row < 100 ? QString("Row %1.%2").arg(row).arg(generation)
                                   : QString("Row %1").arg(row);
  }
  QHash<int, QByteArray> roleNames() const override { return {{Qt::DisplayRole, "line"}}; }
  void insertOne() {
    beginInsertRows({}, insertAt, insertAt);
    inserted++;
    count++;
    endInsertRows();
  }
  void replaceHundred() {
    beginRemoveRows({}, 0, 99);
    count -= 100;
    endRemoveRows();
    beginInsertRows({}, 0, 99);
    generation++;
    count += 100;
    endInsertRows();
  }
};

static double now(clockid_t clock) {
  timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static double age() {
  char text[2048];
  FILE *file = fopen("/proc/self/stat", "r");
  size_t size = fread(text, 1, sizeof text - 1, file);
  fclose(file);
  text[size] = 0;
  unsigned long long start = 0;
  sscanf(strrchr(text, ')') + 2,
         "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %*u %*u %*d %*d %*d %*d %*d %*d %llu",
         &start);
  return now(CLOCK_BOOTTIME) - start * 1e3 / sysconf(_SC_CLK_TCK);
}

static double residentMegabytes() {
  unsigned long size = 0, resident = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (fscanf(file, "%lu %lu", &size, &resident) != 2) resident = 0;
  fclose(file);
  return resident * double(sysconf(_SC_PAGESIZE)) / (1 << 20);
}

/// Resident memory, of which pages that several processes map count in part.
static double proportionalMegabytes() {
  char line[256];
  unsigned long kilobytes = 0;
  FILE *file = fopen("/proc/self/smaps_rollup", "r");
  if (!file) return 0;
  while (fgets(line, sizeof line, file))
    if (sscanf(line, "Pss: %lu", &kilobytes) == 1) break;
  fclose(file);
  return kilobytes / 1024.0;
}

static const char *page = R"(
import QtQuick 2.15
Rectangle {
  width: 400; height: 800; color: filled ? "#3380e5" : "white"
  property bool filled: false
  property bool styled: isStyled
  Component {
    id: row
    Rectangle {
      property int row: index
      objectName: "row"; width: isGrid ? 100 : 400
      // 30 to 150 points, no two neighbours alike: the same in all programs.
      height: isVaried ? 30 + index * 37 % 121 : 36; color: styled ? "#f2f2f7" : "transparent"
      Text {
        x: isGrid ? 4 : 16; height: 36; verticalAlignment: Text.AlignVCenter
        text: line; font.family: "Inter"; font.pixelSize: isGrid ? 13 : 17
        renderType: Text.NativeRendering
      }
      Rectangle { visible: styled; y: 35; width: parent.width; height: 1; color: "#c6c6c8" }
    }
  }
  ListView {
    objectName: "view"; visible: !isGrid && !isFill; anchors.fill: parent
    model: isGrid || isFill ? null : rows; delegate: row; reuseItems: true; cacheBuffer: 0
  }
  GridView {
    objectName: "grid"; visible: isGrid; anchors.fill: parent; cellWidth: 100; cellHeight: 36
    model: isGrid ? rows : null; delegate: row; cacheBuffer: 0
  }
}
)";

/// How far rows of different heights move beyond the 200 points that they are scrolled in a frame.
struct Drift {
  static constexpr int step = 200, middle = 400;
  int samples = 0, row = -1;
  double place = 0, sum = 0, largest = 0;

  /// Sees where the rows stand, and remembers the one nearest to the middle.
  void look(QQuickItem *content) {
    double nearest = 1e9;
    int nearestRow = -1;
    double nearestPlace = 0, beyond = row < 0 ? -1 : 2 * middle;
    for (QQuickItem *item : content->childItems()) {
      double top = item->mapToScene({0, 0}).y();
      if (item->objectName() != "row" || !item->isVisible()) continue;
      if (top + item->height() <= 0 || top >= 2 * middle) continue;
      int number = item->property("row").toInt();
      if (number == row) beyond = std::abs(top - place - step);
      if (std::abs(top - middle) < nearest) {
        nearest = std::abs(top - middle);
        nearestRow = number;
        nearestPlace = top;
      }
    }
    if (beyond >= 0) {
      samples++;
      sum += beyond;
      largest = std::max(largest, beyond);
    }
    row = nearestRow;
    place = nearestPlace;
  }
};

int main(int count, char **words) {
  if (count != 4) return fprintf(stderr, "usage: qtframes SCENE ACTION ROWS\n"), 2;
  QString scene = words[1], action = words[2];
  qputenv("QT_QUICK_BACKEND", "software");
  qputenv("QSG_RENDER_LOOP", "basic");
  QGuiApplication application(count, words);
  Rows rows;
  rows.count = atoi(words[3]);
  QQuickView view;
  view.setFlags(Qt::FramelessWindowHint);
  view.rootContext()->setContextProperty("rows", &rows);
  view.rootContext()->setContextProperty("isGrid", scene.endsWith("grid"));
  view.rootContext()->setContextProperty("isStyled", scene.startsWith("style"));
  view.rootContext()->setContextProperty("isVaried", scene == "varied");
  view.rootContext()->setContextProperty("isFill", scene == "fill");
  QQmlComponent component(view.engine());
  component.setData(page, QUrl());
  QObject *root = component.create(view.rootContext());
  if (!root) return fprintf(stderr, "%s\n", qPrintable(component.errorString())), 1;
  view.setContent(QUrl(), &component, root);
  QString name = QString("qt %1 %2 rows=%3").arg(scene, action, words[3]);
  QObject *list = root->findChild<QObject *>(scene.endsWith("grid") ? "grid" : "view");

  int frame = 0;
  double began = 0, cpu = 0, process = 0;
  Drift drift;
  std::vector<double> walls, cpus;
  bool isEdit = action == "replace" || action == "insert";
  int warmup = isEdit ? 10 : 30, last = isEdit ? 60 : action == "drift" ? 300 : 600;
  auto step = [&] {
    if (action == "insert") return rows.insertOne();
    if (action == "drift") {
      if (frame == 5)
        QMetaObject::invokeMethod(list, "positionViewAtIndex", Q_ARG(int, rows.count / 2),
                                  Q_ARG(int, 0));
      if (frame < warmup) return view.update();
      drift.look(list->property("contentItem").value<QQuickItem *>());
      list->setProperty("contentY", list->property("contentY").toDouble() - Drift::step);
      return;
    }
    if (action == "replace") rows.replaceHundred();
    else if (scene == "fill") root->setProperty("filled", !root->property("filled").toBool());
    else list->setProperty("contentY", list->property("contentY").toDouble() + 100);
  };
  QObject::connect(&view, &QQuickWindow::frameSwapped, &view, [&] {
    if (action == "start") {
      double wall = age(), cpu = now(CLOCK_PROCESS_CPUTIME_ID);
      printf("%s wall=%.2f cpu=%.2f rss=%.2f pss=%.2f\n", qPrintable(name), wall, cpu,
             residentMegabytes(), proportionalMegabytes());
      fflush(stdout);
      _exit(0);
    }
    if (action == "idle") return;
    if (began > 0 && frame > warmup) {
      cpus.push_back(now(CLOCK_THREAD_CPUTIME_ID) - cpu);
      walls.push_back(now(CLOCK_MONOTONIC) - began);
    }
    if (frame == warmup) process = now(CLOCK_PROCESS_CPUTIME_ID);
    if (frame++ >= last + warmup) {
      if (action == "drift") {
        printf("%s frames=%d drift=%.3f largest=%.3f scrolled=%d\n", qPrintable(name),
               drift.samples, drift.sum, drift.largest, drift.samples * Drift::step);
        fflush(stdout);
        _exit(0);
      }
      process = (now(CLOCK_PROCESS_CPUTIME_ID) - process) / cpus.size();
      std::sort(walls.begin(), walls.end());
      std::sort(cpus.begin(), cpus.end());
      printf("%s frames=%zu cpu=%.4f wall=%.4f process=%.4f\n", qPrintable(name), cpus.size(),
             cpus[cpus.size() / 2], walls[walls.size() / 2], process);
      fflush(stdout);
      _exit(0);
    }
    // As far apart as frames of a display, so that caches are no warmer than GTK's.
    QTimer::singleShot(14, Qt::PreciseTimer, &view, [&] {
      began = now(CLOCK_MONOTONIC);
      cpu = now(CLOCK_THREAD_CPUTIME_ID);
      step();
    });
  });
  view.show();
  return application.exec();
}
