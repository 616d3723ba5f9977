// SPDX-License-Identifier: Apache-2.0

// The lists and grids that Mullion is measured beside, as a GTK programmer writes them: a
// GtkListView or GtkGridView with a factory, over a model that makes its strings on demand.
//
//   gtkframes SCENE ACTION ROWS
//
// SCENE: list, grid, stylelist, stylegrid, pictures, fill; strings is a list over a GtkStringList,
// with an object for each row; varied has rows of different heights.
// ACTION: scroll, replace, insert, drift, start, idle.

#include <gtk/gtk.h>
#include <stdlib.h>
#include <string.h>

#include "CFrameProbe.h"

enum { width = 400, height = 800, columns = 4, pixels_a_frame = 100, pictures = 64 };
/// A row in view, in front of which rows are inserted.
enum { insert_at = 5 };
/// How far rows of different heights are scrolled up in a frame.
enum { drift_step = 200 };

// MARK: A model that makes its rows on demand

#define ROWS_TYPE rows_get_type()
G_DECLARE_FINAL_TYPE(Rows, rows, MULLION, ROWS, GObject)

struct _Rows {
  GObject parent;
  guint count;
  /// How often the hundred rows from `changed` on were replaced.
  guint changed, generation;
  /// How many rows were inserted at `insert_at`, one by one.
  guint inserted;
};

static GType rows_item_type(GListModel *model) { return GTK_TYPE_STRING_OBJECT; }
static guint rows_count(GListModel *model) { return MULLION_ROWS(model)->count; }

static gpointer rows_item(GListModel *model, guint position) {
  Rows *rows = MULLION_ROWS(model);
  if (position >= rows->count) return NULL;
  char text[64];
  if (rows->inserted && position >= insert_at) {
    if (position < insert_at + rows->inserted) {
      snprintf(text, sizeof text, "New %u", rows->inserted - (position - insert_at));
      return gtk_string_object_new(text);
    }
    position -= rows->inserted;
  }
  gboolean replaced =
      rows->generation && position >= rows->changed && position < rows->changed + 100;
  snprintf(text, sizeof text, replaced ? "Row %u.%u" : "Row %u", position, rows->generation);
  return gtk_string_object_new(text);
}

static void rows_model_init(GListModelInterface *interface) {
  interface->get_item_type = rows_item_type;
  interface->get_n_items = rows_count;
  interface->get_item = rows_item;
}

G_DEFINE_TYPE_WITH_CODE(Rows, rows, G_TYPE_OBJECT,
                        G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, rows_model_init))

static void rows_class_init(RowsClass *klass) {}
static void rows_init(Rows *rows) {}

// MARK: Cells

static const char *scene, *action, *rows_word;
static gboolean is_grid, is_styled, has_pictures, is_varied;
static GdkTexture *textures[pictures];
static int created;

static void make_textures(void) {
  enum { w = 100, h = 72 };
  for (int index = 0; index < pictures; index++) {
    guchar *bytes = g_malloc(w * h * 4);
    for (int y = 0; y < h; y++)
      for (int x = 0; x < w; x++) {
        guchar *pixel = bytes + (y * w + x) * 4;
        pixel[0] = index * 4, pixel[1] = y * 255 / h, pixel[2] = x * 255 / w, pixel[3] = 255;
      }
    GBytes *data = g_bytes_new_take(bytes, w * h * 4);
    textures[index] = gdk_memory_texture_new(w, h, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, data, w * 4);
    g_bytes_unref(data);
  }
}

static void setup(GtkSignalListItemFactory *factory, GtkListItem *item) {
  created++;
  GtkWidget *label = gtk_label_new(NULL);
  gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  if (has_pictures) {
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    GtkWidget *picture = gtk_picture_new();
    gtk_widget_set_size_request(picture, 100, 72);
    gtk_box_append(GTK_BOX(box), picture);
    gtk_box_append(GTK_BOX(box), label);
    gtk_list_item_set_child(item, box);
    return;
  }
  gtk_widget_add_css_class(label, "cell");
  gtk_list_item_set_child(item, label);
}

/// 30 to 150 points, no two neighbours alike: the same in all programs.
static int varied_height(guint row) { return 30 + row * 37 % 121; }

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item) {
  GtkWidget *child = gtk_list_item_get_child(item);
  const char *text = gtk_string_object_get_string(gtk_list_item_get_item(item));
  if (has_pictures) {
    GtkWidget *picture = gtk_widget_get_first_child(child);
    gtk_picture_set_paintable(GTK_PICTURE(picture),
                              GDK_PAINTABLE(textures[gtk_list_item_get_position(item) % pictures]));
    child = gtk_widget_get_next_sibling(picture);
  }
  gtk_label_set_text(GTK_LABEL(child), text);
  if (is_varied)
    gtk_widget_set_size_request(child, -1, varied_height(gtk_list_item_get_position(item)));
}

static void load_style(void) {
  GString *css = g_string_new(
      "listview, gridview { background: white; color: black; }"
      "listview > row, gridview > child { padding: 0; margin: 0; border: none; min-height: 0;"
      "  outline: none; border-radius: 0; background: none; }"
      "label { font: 17px Inter, sans-serif; padding: 0 0 0 16px; }"
      "gridview label { padding: 0 0 0 4px; font-size: 13px; }"
      "label.cell { min-height: 36px; }"
      "box > label { min-height: 28px; }");
  if (is_varied) g_string_append(css, "label.cell { min-height: 0; }");
  if (is_styled)
    g_string_append(
        css, "label.cell { background: #f2f2f7; border-bottom: 1px solid #c6c6c8;"
             "  min-height: 35px; }");
  GtkCssProvider *provider = gtk_css_provider_new();
  gtk_css_provider_load_from_data(provider, css->str, -1);
  gtk_style_context_add_provider_for_display(gdk_display_get_default(),
                                             GTK_STYLE_PROVIDER(provider),
                                             GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_string_free(css, TRUE);
}

// MARK: Steps

static GMainLoop *loop;
static Rows *model;
/// In the scene `strings`, in place of `model`.
static GtkStringList *strings;
static GtkAdjustment *adjustment;
static GtkWidget *content;

static int finish(int is_last) {
  if (!is_last) return 1;
  char name[200];
  snprintf(name, sizeof name, "gtk %s %s rows=%s created=%d", scene, action, rows_word, created);
  probe_print(name);
  g_main_loop_quit(loop);
  return 0;
}

static int scroll(int frame, void *data) {
  if (frame == 0) created = 0;
  gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + pixels_a_frame);
  return finish(frame >= 600);
}

static int replace_rows(int frame, void *data) {
  model->generation++;
  g_list_model_items_changed(G_LIST_MODEL(model), model->changed, 100, 100);
  return finish(frame >= 60);
}

static int insert_row(int frame, void *data) {
  if (strings) {
    const char *added[] = {"New", NULL};
    gtk_string_list_splice(strings, insert_at, 0, added);
  } else {
    model->inserted++;
    model->count++;
    g_list_model_items_changed(G_LIST_MODEL(model), insert_at, 0, 1);
  }
  return finish(frame >= 60);
}

static GtkWidget *list;

/// Shows the middle of the list, then notes the rows in view and scrolls up, again and again.
static int drift(int frame, void *data) {
  if (frame == -20) gtk_widget_activate_action(list, "list.scroll-to-item", "u", atoi(rows_word) / 2);
  if (frame < 0) return 1;
  if (frame == 0) probe_drift_begin(drift_step);
  for (GtkWidget *row = gtk_widget_get_first_child(list); row; row = gtk_widget_get_next_sibling(row)) {
    graphene_rect_t bounds;
    GtkWidget *label = gtk_widget_get_first_child(row);
    if (!label || !gtk_widget_get_mapped(row)) continue;
    if (!gtk_widget_compute_bounds(row, list, &bounds)) continue;
    if (bounds.origin.y + bounds.size.height <= 0 || bounds.origin.y >= height) continue;
    probe_drift_row(atoi(gtk_label_get_text(GTK_LABEL(label)) + 4), bounds.origin.y);
  }
  probe_drift_step(height / 2);
  if (frame >= 300) {
    char name[200];
    snprintf(name, sizeof name, "gtk %s %s rows=%s", scene, action, rows_word);
    probe_drift_print(name);
    g_main_loop_quit(loop);
    return 0;
  }
  gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) - drift_step);
  return 1;
}

static gboolean is_blue;

static int fill_again(int frame, void *data) {
  is_blue = !is_blue;
  gtk_widget_queue_draw(content);
  return finish(frame >= 600);
}

typedef GtkWidget Fill;
typedef GtkWidgetClass FillClass;
G_DEFINE_TYPE(Fill, fill, GTK_TYPE_WIDGET)
static void fill_init(Fill *fill) {}
static void fill_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  GdkRGBA color = {is_blue ? 0.2f : 0.9f, 0.5f, is_blue ? 0.9f : 0.2f, 1};
  gtk_snapshot_append_color(snapshot, &color, &GRAPHENE_RECT_INIT(0, 0, width, height));
}
static void fill_class_init(FillClass *klass) {
  GTK_WIDGET_CLASS(klass)->snapshot = fill_snapshot;
}

static GListModel *make_model(guint rows) {
  if (strcmp(scene, "strings") != 0) {
    model = g_object_new(ROWS_TYPE, NULL);
    model->count = rows;
    return G_LIST_MODEL(model);
  }
  strings = gtk_string_list_new(NULL);
  for (guint row = 0; row < rows; row++)
    gtk_string_list_take(strings, g_strdup_printf("Row %u", row));
  return G_LIST_MODEL(strings);
}

static GtkWidget *make_content(guint rows) {
  if (strcmp(scene, "fill") == 0) return content = g_object_new(fill_get_type(), NULL);
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
  g_signal_connect(factory, "setup", G_CALLBACK(setup), NULL);
  g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
  GtkSelectionModel *selection = GTK_SELECTION_MODEL(gtk_no_selection_new(make_model(rows)));
  GtkWidget *view;
  if (is_grid) {
    view = gtk_grid_view_new(selection, factory);
    gtk_grid_view_set_min_columns(GTK_GRID_VIEW(view), columns);
    gtk_grid_view_set_max_columns(GTK_GRID_VIEW(view), columns);
  } else {
    view = gtk_list_view_new(selection, factory);
  }
  list = view;
  GtkWidget *scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scroller), GTK_POLICY_NEVER,
                                 GTK_POLICY_EXTERNAL);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), view);
  adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
  return scroller;
}

int main(int count, char **words) {
  if (count != 4) return fprintf(stderr, "usage: gtkframes SCENE ACTION ROWS\n"), 2;
  scene = words[1];
  action = words[2];
  rows_word = words[3];
  has_pictures = strcmp(scene, "pictures") == 0;
  is_grid = has_pictures || strstr(scene, "grid") != NULL;
  is_varied = strcmp(scene, "varied") == 0;
  is_styled = strncmp(scene, "style", 5) == 0;
  gtk_init();
  load_style();
  if (has_pictures) make_textures();
  GtkWidget *window = gtk_window_new();
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), width, height);
  gtk_window_set_child(GTK_WINDOW(window), make_content(atoi(words[3])));
  loop = g_main_loop_new(NULL, FALSE);
  static char name[100];
  snprintf(name, sizeof name, "gtk %s %s rows=%s", scene, action, words[3]);
  if (strcmp(action, "start") == 0) {
    probe_start(name);
  } else if (strcmp(action, "idle") == 0) {
    probe_idle(name, 10);
  } else if (strcmp(action, "replace") == 0) {
    probe_watch(10, replace_rows, NULL);
  } else if (strcmp(action, "insert") == 0) {
    probe_watch(10, insert_row, NULL);
  } else if (strcmp(action, "drift") == 0) {
    probe_watch(30, drift, NULL);
  } else {
    probe_watch(30, adjustment ? scroll : fill_again, NULL);
  }
  gtk_window_present(GTK_WINDOW(window));
  g_main_loop_run(loop);
  return 0;
}
